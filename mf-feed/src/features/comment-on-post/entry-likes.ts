import { setCommentLiked } from '@social/api/comments/set-comment-liked';
import { createToggleOverlay, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { referenceOf, type EntryKey } from './entry';

/** Likes of comments and replies as this person wishes them. */
export const entryLikes = getPageStore('comment likes', () =>
  createToggleOverlay<EntryKey>({ scope: memberScope, send: (key, isOn) => setCommentLiked(apiClient, referenceOf(key), isOn) }),
);
