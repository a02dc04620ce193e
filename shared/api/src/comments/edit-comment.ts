import type { ApiClient, CommentId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({});

/**
 * Rewrites a comment of the signed-in person. May be repeated.
 * @throws {ApiError} `refused` when it is gone or somebody else's.
 */
export async function editComment(client: ApiClient, commentId: CommentId, text: string): Promise<void> {
  await client.call('comments', { form: { type: 'edit', comment_id: commentId, text }, reply });
}

/** Rewrites a reply, like `editComment`. @throws {ApiError} `refused` when it is gone or somebody else's. */
export async function editReply(client: ApiClient, replyId: CommentId, text: string): Promise<void> {
  await client.call('comments', { form: { type: 'edit_reply', reply_id: replyId, text }, reply });
}
