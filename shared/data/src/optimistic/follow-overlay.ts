import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { createValueOverlay, type ServerValue, type ValueOverlay, type ValueOverlayOptions } from './value-overlay';

export type FollowOverlayOptions = Pick<ValueOverlayOptions<PersonId, FollowState>, 'scope' | 'clock'> & {
  /** The provider's call: it toggles, and resolves to what is true there then. */
  toggleFollow: (id: PersonId) => Promise<FollowState>;
};

/** How the provider says that the member follows somebody; null where it does not. `readAt`: when it was asked, in milliseconds since 1970. */
export type ServerFollow = { state: FollowState | null; readAt?: number | undefined };

/** Whom the member follows, over what the provider says, by person. One for all regions of a page. */
export type FollowOverlay = Pick<ValueOverlay<PersonId, FollowState>, 'subscribe' | 'isPending' | 'clear'> & {
  /** The state to show: a pending update shows as `following`, until the provider's answer says whether it was only a request. */
  getState: (id: PersonId, server: ServerFollow) => FollowState;
  /** The provider's count of followers, with one more or less where what is shown differs from what was counted. Never below 0. */
  adjust: (id: PersonId, server: ServerFollow, followerCount: number) => number;
  /**
   * Follows, or stops following or asking: the opposite of what is shown, at once. The provider's call toggles, so one that did the
   * opposite is made once more, and one that failed is never repeated.
   * @throws {ApiError} with the update reverted; after `network` and `timeout` read the person again before another try.
   */
  change: (id: PersonId, server: ServerFollow) => Promise<void>;
};

/** Makes an overlay. Nothing is stored for the next page: the provider says of every person how the member follows them. */
export function createFollowOverlay({ toggleFollow, ...options }: FollowOverlayOptions): FollowOverlay {
  const overlay = createValueOverlay<PersonId, FollowState>({
    ...options,
    fallback: 'none',
    send: (id) => toggleFollow(id),
    isGranted: (asked, answer) => (asked === 'none') === (answer === 'none'),
  });
  const { subscribe, isPending, clear } = overlay;
  const getState = (id: PersonId, server: ServerFollow) => overlay.get(id, toServerValue(server));

  return {
    ...{ subscribe, isPending, clear, getState },
    adjust: (id, server, followerCount) =>
      Math.max(0, followerCount + Number(getState(id, server) === 'following') - Number(server.state === 'following')),
    change: (id, server) => overlay.set(id, toServerValue(server), getState(id, server) === 'none' ? 'following' : 'none'),
  };
}

function toServerValue({ state, readAt }: ServerFollow): ServerValue<FollowState> {
  return { value: state ?? undefined, readAt };
}
