import type { BlogCommentId, BlogId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { createBlogComment } from '@social/api/blogs/create-blog-comment';
import { id, idOrNull, object, text } from '@social/api/wire';
import { createPageOutbox } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';

/** A comment on an article, or a reply to one of its comments. */
export type NewComment = { blogId: BlogId; commentId: BlogCommentId | null; text: string };

/** Returns a member's outbox of comments on articles. Those of one thread are sent in their order. */
export const getCommentOutbox = createPageOutbox<NewComment, BlogComment>({
  name: 'article_comments',
  scope: memberScope,
  client: apiClient,
  payload: object({ blogId: id<BlogId>(), commentId: idOrNull<BlogCommentId>(), text }),
  toLane: ({ payload }) => `${payload.blogId} ${payload.commentId}`,
  // Without an idempotency key a comment is not told from another with the same text.
  recovery: { kind: 'ask', noun: t('comment') },
  send: ({ payload: { blogId, commentId, text: written } }, { signal, idempotencyKey }) =>
    createBlogComment(apiClient, commentId ? { commentId } : { blogId }, written, { signal, idempotencyKey }),
});
