import type { ApiClient, CommentId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({});

/**
 * Deletes a comment with its replies, for good.
 * @throws {ApiError} `refused` when it is gone already or not the signed-in person's to delete.
 */
export async function deleteComment(client: ApiClient, commentId: CommentId): Promise<void> {
  await client.call('comments', { form: { type: 'delete', comment_id: commentId }, reply });
}

/** Deletes a reply, like `deleteComment`. @throws {ApiError} `refused` when it is gone already or not theirs to delete. */
export async function deleteReply(client: ApiClient, replyId: CommentId): Promise<void> {
  await client.call('comments', { form: { type: 'delete_reply', reply_id: replyId }, reply });
}
