import type { BlogCommentId, BlogId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { createBlogComment } from '@social/api/blogs/create-blog-comment';
import { createCommentOutbox } from '@social/data/comments/comment-outbox';
import { apiClient, memberScope } from '@social/session';

/** Returns a member's outbox of comments on articles. */
export const getArticleCommentOutbox = createCommentOutbox<BlogId, BlogCommentId, BlogComment>({
  name: 'article_comments',
  scope: memberScope,
  client: apiClient,
  send: ({ payload: { subjectId: blogId, commentId, text } }, { signal, idempotencyKey }) =>
    createBlogComment(apiClient, commentId ? { commentId } : { blogId }, text, { signal, idempotencyKey }),
});
