import { createApiClient, type PostId } from '@social/api';
import { toggleFollow } from '@social/api/people/toggle-follow';
import { setPostLiked } from '@social/api/posts/set-post-liked';
import { setPostSaved } from '@social/api/posts/set-post-saved';
import { createChatUsers } from './chat-users';
import { createFollowOverlay } from './follow-overlay';
import { createStoredIds } from './stored-ids';
import { createMemberStorage } from './member-storage';
import { createSessionStore } from './session-store';
import { createSignedInAgain } from './signed-in-again';
import { createToggleOverlay, type ToggleOverlay } from './toggle-overlay';

const LIKED_POSTS_KEY = 'liked_posts';
const SAVED_POSTS_KEY = 'saved_posts';

const storageListeners = new Set<() => void>();
let isStorageLost = false;

const storage = createMemberStorage({
  open: () => window.localStorage,
  onUnavailable: () => {
    isStorageLost = true;
    for (const tell of storageListeners) tell();
  },
});

/** Hears, once, that this browser keeps nothing: the session will end with the page. At once when it is already known. */
export function onStorageUnavailable(tell: () => void): () => void {
  if (isStorageLost) tell();
  storageListeners.add(tell);
  return () => storageListeners.delete(tell);
}

/** The session of this page; other tabs follow it, and it follows them. */
export const sessionStore = createSessionStore({ storage });

/** The page's one way to the provider. An answer that the token is worth nothing ends the session; the call waits for the next one. */
export const apiClient = createApiClient({
  getAccessToken: () => sessionStore.getState().accessToken,
  onSignedOut: (accessToken) => sessionStore.expire(accessToken),
  waitForReauthentication: createSignedInAgain(sessionStore),
});

/** Likes of posts as this person wishes them. */
export const likes = postToggles(LIKED_POSTS_KEY, (id, isOn) => setPostLiked(apiClient, id, isOn));

/** Saved posts as this person wishes them. */
export const saves = postToggles(SAVED_POSTS_KEY, (id, isOn) => setPostSaved(apiClient, id, isOn));

/** Whom this member wishes to follow. */
export const follows = createFollowOverlay({ toggleFollow: (id) => toggleFollow(apiClient, id), now: Date.now, after });

/** Whom this member's chats are with, kept for the moment before the provider answers. */
export const chatUsers = createChatUsers(storage);

function postToggles(key: string, send: (id: PostId, isOn: boolean) => Promise<boolean>): ToggleOverlay<PostId> {
  return createToggleOverlay<PostId>({ send, kept: createStoredIds({ storage, key }), now: Date.now, after });
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

// What one member liked says nothing about the next.
sessionStore.subscribe((session, before) => {
  if (session.userId === before.userId || before.userId === null) return;
  likes.clear();
  saves.clear();
  follows.clear();
});

window.addEventListener('storage', ({ key }) => {
  sessionStore.followOtherTab(key);
  if (key === null || key === LIKED_POSTS_KEY) likes.followOtherTab();
  if (key === null || key === SAVED_POSTS_KEY) saves.followOtherTab();
});
