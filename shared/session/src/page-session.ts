import { createApiClient, type PostId } from '@social/api';
import { axiosTransport } from '@social/api/axios-transport';
import type { EarlyReplies, EarlyRepliesHolder, EarlyReply } from '@social/api/early-replies';
import { withEarlyReplies } from '@social/api/early-transport';
import { toggleFollow } from '@social/api/people/toggle-follow';
import { setPostLiked } from '@social/api/posts/set-post-liked';
import { setPostSaved } from '@social/api/posts/set-post-saved';
import {
  createFollowOverlay,
  createMemberStorage,
  createStoredIds,
  createToggleOverlay,
  type MemberScope,
  type ToggleOverlay,
} from '@social/data';
import { createChatUsers } from './chat-users';
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

/** The member's likes of posts, over what the provider says. */
export const likes = createPostToggles(LIKED_POSTS_KEY, (id, isOn) => setPostLiked(apiClient, id, isOn));

/** The member's saved posts, over what the provider says. */
export const saves = createPostToggles(SAVED_POSTS_KEY, (id, isOn) => setPostSaved(apiClient, id, isOn));

/** The people that the member follows, merged over the provider's data. */
export const follows = createFollowOverlay({ toggleFollow: (id) => toggleFollow(apiClient, id), scope: memberScope });

/** The partners of the member's chats, stored for the moment before the provider answers. */
export const chatUsers = createChatUsers(storage);

function createPostToggles(key: string, send: (id: PostId, isOn: boolean) => Promise<boolean>): ToggleOverlay<PostId> {
  return createToggleOverlay<PostId>({ send, memory: createStoredIds({ storage, key }), scope: memberScope });
}

window.addEventListener('storage', ({ key, newValue }) => {
  sessionStore.followOtherTab(key, newValue);
  if (key === null || key === LIKED_POSTS_KEY) likes.followOtherTab();
  if (key === null || key === SAVED_POSTS_KEY) saves.followOtherTab();
});
