import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { createOptimisticValues, type OptimisticValuesOptions } from '@social/data';

export type FollowsOptions = Pick<OptimisticValuesOptions<PersonId, FollowState>, 'scope' | 'clock'> & {
  /** The provider's call: it toggles, and resolves to the state that the provider has then. */
  toggleFollow: (id: PersonId) => Promise<FollowState>;
};

/** Creates the member's optimistic follows. The provider decides whether a follow is only a request at first. */
export function createFollows({ toggleFollow, ...options }: FollowsOptions) {
  return createOptimisticValues<PersonId, FollowState>({
    ...options,
    fallback: 'none',
    send: (id) => toggleFollow(id),
    isGranted: (asked, answer) => (asked === 'none') === (answer === 'none'),
    isCounted: (state) => state === 'following',
  });
}
