import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { useSyncExternalStore } from 'react';
import { follows } from './page-session';

export type Follow = {
  state: FollowState;
  /** The update was sent and has no reply yet. */
  isPending: boolean;
  /** Follows, or stops. @throws {ApiError} when the provider refuses, with the old state shown again: notify the member. See `FollowOverlay.change`. */
  change: () => Promise<void>;
  /** The provider's count of followers with the member's update. */
  adjust: (followerCount: number) => number;
};

/**
 * Shows and changes whether the member follows somebody: `useFollow(person.id, person.following, person.readAt)`, which is when the person was requested.
 * Without `readAt`, an update outlasts all that the provider says later on this page.
 */
export function useFollow(personId: PersonId, serverState: FollowState | null, readAt?: number): Follow {
  const server = { state: serverState, readAt };
  const state = useSyncExternalStore(follows.subscribe, () => follows.getState(personId, server));
  const isPending = useSyncExternalStore(follows.subscribe, () => follows.isPending(personId));
  return {
    state,
    isPending,
    change: () => follows.change(personId, server),
    adjust: (followerCount) => follows.adjust(personId, server, followerCount),
  };
}
