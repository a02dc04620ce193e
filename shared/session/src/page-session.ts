import { createApiClient, type PostId } from '@social/api';
import { axiosTransport } from '@social/api/axios-transport';
import type { EarlyReplies, EarlyRepliesHolder, EarlyReply } from '@social/api/early-replies';
import { withEarlyReplies } from '@social/api/early-transport';
import { toggleFollow } from '@social/api/people/toggle-follow';
import { setPostLiked } from '@social/api/posts/set-post-liked';
import { setPostSaved } from '@social/api/posts/set-post-saved';
import { toggleReaction, type Reaction } from '@social/api/posts/toggle-reaction';
import { createMemberStorage, createOptimisticValues, createStoredIds, type MemberScope } from '@social/data';
import { createChatUsers } from './chat-users';
import { createFollows } from './follows';
import { createSessionStore } from './session-store';
import { createSignedInAgain } from './signed-in-again';

const LIKED_POSTS_KEY = 'liked_posts';
const SAVED_POSTS_KEY = 'saved_posts';

const storageListeners = new Set<() => void>();
let isStorageUnavailable = false;

const storage = createMemberStorage({
  open: () => window.localStorage,
  onUnavailable: () => {
    isStorageUnavailable = true;
    for (const listener of storageListeners) listener();
  },
});

/** Calls back once when this browser stores nothing: the session will end with the page. At once when that is known already. */
export function onStorageUnavailable(listener: () => void): () => void {
  if (isStorageUnavailable) listener();
  storageListeners.add(listener);
  return () => storageListeners.delete(listener);
}

/** The session of this page; other tabs follow it, and it follows them. */
export const sessionStore = createSessionStore({ storage });

/** The member of this page, for whatever must not outlast them. */
export const memberScope: MemberScope = {
  getMemberId: () => sessionStore.getState().userId,
  onMemberLeave: (listener) =>
    sessionStore.subscribe(({ userId }, before) => {
      if (before.userId !== null && userId !== before.userId) listener();
    }),
};

/** Requests that the document sent before this module ran. */
const earlyReplies: EarlyReplies = (window as EarlyRepliesHolder).earlyReplies ?? new Map<string, EarlyReply>();

/** The page's one way to the provider. A refused token ends the session; the call waits for the next one. */
export const apiClient = createApiClient({
  transport: withEarlyReplies(axiosTransport, earlyReplies),
  getAccessToken: () => sessionStore.getState().accessToken,
  onSignedOut: (accessToken) => sessionStore.expire(accessToken),
  waitForReauthentication: createSignedInAgain(sessionStore),
});

/** The member's optimistic reactions to posts. A like is the reaction `like`, the only one where the provider has no others. */
export const postReactions = createOptimisticValues<PostId, Reaction | null>({
  scope: memberScope,
  fallback: null,
  memory: createStoredIds<Reaction | null>({ storage, key: LIKED_POSTS_KEY, on: 'like', off: null }),
  send: sendReaction,
});

/** The member's optimistic saves of posts. */
export const saves = createOptimisticValues<PostId, boolean>({
  scope: memberScope,
  fallback: false,
  memory: createStoredIds({ storage, key: SAVED_POSTS_KEY, on: true, off: false }),
  send: (id, isSaved) => setPostSaved(apiClient, id, isSaved),
});

/** The member's optimistic follows. */
export const follows = createFollows({ toggleFollow: (id) => toggleFollow(apiClient, id), scope: memberScope });

/** The partners of the member's chats, stored for the moment before the provider answers. */
export const chatUsers = createChatUsers(storage, memberScope);

/**
 * Sends the call that brings the provider one step closer to `reaction`, and resolves to the reaction that it has then. A post without
 * a reaction gets a like first. If the next call, for another reaction, fails, the like stays.
 */
async function sendReaction(id: PostId, reaction: Reaction | null, known: Reaction | null): Promise<Reaction | null> {
  if (reaction === null || known === null) return (await setPostLiked(apiClient, id, reaction !== null)) ? 'like' : null;
  // The call toggles: false means that it removed the same reaction, which was given elsewhere before.
  if ((await toggleReaction(apiClient, id, reaction)) === false) await toggleReaction(apiClient, id, reaction);
  return reaction;
}

window.addEventListener('storage', ({ key, newValue }) => {
  sessionStore.followOtherTab(key, newValue);
  if (key === null || key === LIKED_POSTS_KEY) postReactions.followOtherTab();
  if (key === null || key === SAVED_POSTS_KEY) saves.followOtherTab();
});
