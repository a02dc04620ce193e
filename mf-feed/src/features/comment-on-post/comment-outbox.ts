import type { CommentId, PostId } from '@social/api';
import { createComment } from '@social/api/comments/create-comment';
import { id, idOrNull, object, text } from '@social/api/wire';
import { createPageOutbox } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';
import type { Entry } from './entry';

/** A comment on a post, or a reply to one of its comments. */
export type NewEntry = { postId: PostId; commentId: CommentId | null; text: string };

/** Returns a member's outbox of comments. Those of one thread are sent in their order. */
export const getCommentOutbox = createPageOutbox<NewEntry, Entry>({
  name: 'comments',
  scope: memberScope,
  client: apiClient,
  payload: object({ postId: id<PostId>(), commentId: idOrNull<CommentId>(), text }),
  toLane: ({ payload }) => `${payload.postId} ${payload.commentId}`,
  // Without an idempotency key a comment is not told from another with the same text.
  recovery: { kind: 'ask', noun: t('comment') },
  send({ payload: { postId, commentId, text: written } }, { files: [image], ...options }) {
    return createComment(apiClient, commentId ? { commentId } : { postId }, written, { image, ...options });
  },
});
