import type { BlogCommentId } from '@social/api';
import { setBlogCommentLiked } from '@social/api/blogs/set-blog-liked';
import { createOptimisticValues, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';

/** Optimistic likes of comments and replies. */
export const commentLikes = getPageStore('article comment likes', () =>
  createOptimisticValues<BlogCommentId, boolean>({
    scope: memberScope,
    fallback: false,
    send: (id, isOn) => setBlogCommentLiked(apiClient, id, isOn),
  }),
);
