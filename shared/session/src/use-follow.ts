import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { useSyncExternalStore } from 'react';
import { follows } from './page-session';

export type Follow = {
  state: FollowState;
  /** The wish is still on its way to the provider. */
  isPending: boolean;
  /** Follows, or stops. @throws {ApiError} when the provider refuses; the old state is shown again then: say so. See `FollowOverlay.change`. */
  change: () => Promise<void>;
  /** The provider's count of followers as it looks with the member's wish. */
  adjust: (followerCount: number) => number;
};

/**
 * What the member is to somebody, and how to change it: `useFollow(person.id, person.following, query.dataUpdatedAt)`.
 * Without `readAt`, a wish outlasts every later word of the provider on this page.
 */
export function useFollow(personId: PersonId, serverState: FollowState | null, readAt?: number): Follow {
  const server = { state: serverState, readAt };
  const state = useSyncExternalStore(follows.subscribe, () => follows.stateOf(personId, server));
  const isPending = useSyncExternalStore(follows.subscribe, () => follows.isPending(personId));
  return {
    state,
    isPending,
    change: () => follows.change(personId, server),
    adjust: (followerCount) => follows.adjust(personId, server, followerCount),
  };
}
