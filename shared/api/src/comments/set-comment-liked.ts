import type { ApiClient, CommentId } from '@social/api';
import { toggleReply } from '../toggle-reply';

/**
 * Likes a comment, or takes the like back: one call, which toggles. Resolves to whether it is liked now, which may not be what was
 * wished: made on old knowledge it does the opposite. Do not repeat after `network` or `timeout` without reading the comment again.
 * @throws {ApiError} `refused` when the comment is gone.
 */
export async function setCommentLiked(client: ApiClient, commentId: CommentId, isLiked: boolean): Promise<boolean> {
  const form = { type: 'comment_like', comment_id: commentId };
  return (await client.call('comments', { form, reply: toggleReply })) ?? isLiked;
}

/** Likes a reply or takes the like back, like `setCommentLiked`. @throws {ApiError} `refused` when the reply is gone. */
export async function setReplyLiked(client: ApiClient, replyId: CommentId, isLiked: boolean): Promise<boolean> {
  const form = { type: 'reply_like', reply_id: replyId };
  return (await client.call('comments', { form, reply: toggleReply })) ?? isLiked;
}
