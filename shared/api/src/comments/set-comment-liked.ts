import type { ApiClient, CommentId } from '@social/api';
import { toggleReply } from '../toggle-reply';

/**
 * Likes a comment, or takes the like back. Resolves to whether it is liked now, which may not be what was wished: liking toggles,
 * so one on old knowledge does the opposite. Do not repeat after `network` or `timeout` without reading the comment again.
 * @throws {ApiError} `refused` when the comment is gone.
 */
export async function setCommentLiked(client: ApiClient, commentId: CommentId, isLiked: boolean): Promise<boolean> {
  const form = { type: isLiked ? 'comment_like' : 'comment_dislike', comment_id: commentId };
  const answer = await client.call('comments', { form, reply: toggleReply });
  return isLiked && (answer ?? true);
}

/** Likes a reply or takes the like back, like `setCommentLiked`. @throws {ApiError} `refused` when the reply is gone. */
export async function setReplyLiked(client: ApiClient, replyId: CommentId, isLiked: boolean): Promise<boolean> {
  const form = { type: isLiked ? 'reply_like' : 'reply_dislike', reply_id: replyId };
  const answer = await client.call('comments', { form, reply: toggleReply });
  return isLiked && (answer ?? true);
}
