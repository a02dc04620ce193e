import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { useOptimisticValue } from '@social/data';
import { follows } from './page-session';

export type Follow = {
  state: FollowState;
  /**
   * Follows, or stops following or requesting. The provider's call toggles: if it did the opposite, it is sent once more, and if it
   * failed, it is not repeated.
   * @throws {ApiError} when the provider refuses, with the old state shown again: notify the member. After `network` and `timeout`
   * fetch the person again before another try.
   */
  change: () => Promise<void>;
  /** Returns the provider's count of followers with the member's update. */
  adjust: (followerCount: number) => number;
};

/**
 * Shows and changes whether the member follows a person: `useFollow(person.id, person.following, person.readAt)`. Null means that the
 * provider does not say. Without `readAt`, an update outlasts all that the provider says later on this page.
 */
export function useFollow(personId: PersonId, serverState: FollowState | null, readAt?: number): Follow {
  const { value: state, set, adjust } = useOptimisticValue(follows, personId, serverState ?? undefined, readAt);
  return { state, change: () => set(state === 'none' ? 'following' : 'none'), adjust };
}
