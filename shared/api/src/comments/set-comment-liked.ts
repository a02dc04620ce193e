import type { ApiClient, CommentId } from '@social/api';
import { toggleReply } from '../toggle-reply';

/**
 * Likes a comment, or takes the like back. Resolves to whether it is liked now, which may not be what was wished: the provider's
 * call toggles, so one on old knowledge does the opposite. (Its "dislike" is a vote of another kind, not the way back.)
 * Do not repeat after `network` or `timeout` without reading the comment again.
 * @throws {ApiError} `refused` when the comment is gone.
 */
export async function setCommentLiked(client: ApiClient, commentId: CommentId, isLiked: boolean): Promise<boolean> {
  return (await client.call('comments', { form: { type: 'comment_like', comment_id: commentId }, reply: toggleReply })) ?? isLiked;
}

/** Likes a reply or takes the like back, like `setCommentLiked`. @throws {ApiError} `refused` when the reply is gone. */
export async function setReplyLiked(client: ApiClient, replyId: CommentId, isLiked: boolean): Promise<boolean> {
  return (await client.call('comments', { form: { type: 'reply_like', reply_id: replyId }, reply: toggleReply })) ?? isLiked;
}
