import type { PersonId } from '@social/api';
import type { FollowState } from '@social/api/people/person';
import { createToggleOverlay, type ServerValue } from './toggle-overlay';

export type FollowOverlayOptions = {
  /** The provider's call: it toggles, and resolves to what is true there now. */
  toggleFollow: (id: PersonId) => Promise<FollowState>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs `act` once after that long, unless the returned function is called before. */
  after: (ms: number, act: () => void) => () => void;
};

/** What the provider said the member is to somebody; null where it did not. `readAt`: when it was asked, in milliseconds since 1970. */
export type ServerFollow = { state: FollowState | null; readAt?: number | undefined };

/** Whom the member wishes to follow, laid over the provider's word, by person. One for all regions of a page. */
export type FollowOverlay = {
  subscribe: (listener: () => void) => () => void;
  /** What to show: a wish on its way shows as `following`, until the provider's answer says whether it was only a request. */
  stateOf: (id: PersonId, server: ServerFollow) => FollowState;
  /** Whether a wish is still on its way. */
  isPending: (id: PersonId) => boolean;
  /** The provider's count of followers, with one more or less where what is shown differs from what was counted. Never below 0. */
  adjust: (id: PersonId, server: ServerFollow, followerCount: number) => number;
  /**
   * Follows, or stops following or asking: the opposite of what is shown, at once. What holds then is the provider's word: its call toggles,
   * so one that did the opposite is asked once more, and one that failed never by itself.
   * @throws {ApiError} with the wish lifted off; after `network` and `timeout` read the person again before another try.
   */
  change: (id: PersonId, server: ServerFollow) => Promise<void>;
  /** Forgets all wishes: somebody else signs in. */
  clear: () => void;
};

/** Nothing is kept for the next page: the provider tells of every person it names what the member is to them. */
const nothingKept = { has: () => false, set: () => {}, clear: () => {}, reload: () => {} };

/** Makes an overlay; see `FollowOverlay`. */
export function createFollowOverlay({ toggleFollow, now, after }: FollowOverlayOptions): FollowOverlay {
  const answers = new Map<PersonId, { state: FollowState; at: number }>();
  const wishes = createToggleOverlay<PersonId>({
    kept: nothingKept,
    now,
    after,
    send: async (id) => {
      const state = await toggleFollow(id);
      answers.set(id, { state, at: now() });
      return state !== 'none';
    },
  });

  const asWish = ({ state, readAt }: ServerFollow): ServerValue => ({ isOn: state === null ? null : state !== 'none', readAt });

  function stateOf(id: PersonId, server: ServerFollow): FollowState {
    if (!wishes.isOn(id, asWish(server))) return 'none';
    // While a wish is on its way, the last answer says nothing of the next.
    const answer = wishes.isPending(id) ? undefined : answers.get(id);
    const isOutdated = answer === undefined || (server.readAt ?? 0) > answer.at;
    if (!isOutdated && answer.state !== 'none') return answer.state;
    return server.state === 'requested' && !wishes.isPending(id) ? 'requested' : 'following';
  }

  return {
    subscribe: wishes.subscribe,
    stateOf,
    isPending: wishes.isPending,
    adjust: (id, server, followerCount) =>
      Math.max(0, followerCount + Number(stateOf(id, server) === 'following') - Number(server.state === 'following')),
    change: (id, server) => wishes.toggle(id, asWish(server)),
    clear() {
      answers.clear();
      wishes.clear();
    },
  };
}
