import type { BlogCommentId, PersonId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { fetchBlogComments, type BlogThread } from '@social/api/blogs/fetch-blog-comments';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient } from '@social/session';
import { listOptions } from '../../lib/list-options';

const PAGE_SIZE = 25;

/** Reads the comments on an article, newest first, or the replies to a comment, oldest first. */
export function articleCommentsQuery(userId: PersonId | null, thread: BlogThread) {
  return pagedQuery<BlogCommentId, BlogComment>(
    articleCommentsKey(userId, thread),
    (afterCommentId, signal) => fetchBlogComments(apiClient, thread, { limit: PAGE_SIZE, afterCommentId }, { signal }),
    listOptions,
  );
}

export function articleCommentsKey(userId: PersonId | null, thread: BlogThread) {
  return ['article-comments', userId, thread];
}
