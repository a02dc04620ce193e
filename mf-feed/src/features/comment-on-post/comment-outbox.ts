import type { CommentId, PostId } from '@social/api';
import { createComment } from '@social/api/comments/create-comment';
import { createCommentOutbox, type NewComment } from '@social/data/comments/comment-outbox';
import { apiClient, memberScope } from '@social/session';
import type { Entry } from './entry';

/** A comment on a post, or a reply to one of its comments. */
export type NewEntry = NewComment<PostId, CommentId>;

/** Returns a member's outbox of comments on posts. */
export const getCommentOutbox = createCommentOutbox<PostId, CommentId, Entry>({
  name: 'comments',
  scope: memberScope,
  client: apiClient,
  send: ({ payload: { subjectId: postId, commentId, text } }, { files: [image], ...options }) =>
    createComment(apiClient, commentId ? { commentId } : { postId }, text, { image, ...options }),
});
