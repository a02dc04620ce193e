import { setCommentLiked } from '@social/api/comments/set-comment-liked';
import { createOptimisticValues, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { toReference, type EntryKey } from './entry';

/** Optimistic likes of comments and replies. */
export const entryLikes = getPageStore('comment likes', () =>
  createOptimisticValues<EntryKey, boolean>({
    scope: memberScope,
    fallback: false,
    send: (key, isOn) => setCommentLiked(apiClient, toReference(key), isOn),
  }),
);
