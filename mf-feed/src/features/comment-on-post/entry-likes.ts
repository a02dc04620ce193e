import { setCommentLiked } from '@social/api/comments/set-comment-liked';
import { createToggleOverlay, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { toReference, type EntryKey } from './entry';

/** Optimistic likes of comments and replies. */
export const entryLikes = getPageStore('comment likes', () =>
  createToggleOverlay<EntryKey>({ scope: memberScope, send: (key, isOn) => setCommentLiked(apiClient, toReference(key), isOn) }),
);
