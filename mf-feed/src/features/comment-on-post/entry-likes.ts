import { setCommentLiked } from '@social/api/comments/set-comment-liked';
import { apiClient, createToggleOverlay, sessionStore } from '@social/session';
import { referenceOf, type EntryKey } from './entry';

/** What is liked where the provider does not say: known for as long as the page lives. */
const kept = new Set<string>();

/** Likes of comments and replies as this person wishes them. */
export const entryLikes = createToggleOverlay<EntryKey>({
  send: (key, isOn) => setCommentLiked(apiClient, referenceOf(key), isOn),
  kept: {
    has: (key) => kept.has(key),
    set: (key, isIn) => void (isIn ? kept.add(key) : kept.delete(key)),
    clear: () => kept.clear(),
    reload: () => undefined,
  },
  now: Date.now,
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
});

// What one member liked says nothing about the next.
sessionStore.subscribe((session, before) => {
  if (session.userId !== before.userId) entryLikes.clear();
});
