import type { ApiClient } from '@social/api';
import { toggleReply } from '../toggle-reply';
import type { CommentReference } from './comment';

/**
 * Likes a comment or reply, or takes the like back. Resolves to whether it is liked now, which may not be what was wished: the
 * provider's call toggles, so one made on old knowledge does the opposite. (Its "dislike" is a vote of another kind, not the way
 * back.) Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` when it is gone, and every kind of a call.
 */
export async function setCommentLiked(client: ApiClient, { kind, id }: CommentReference, isLiked: boolean): Promise<boolean> {
  const form = kind === 'reply' ? { type: 'reply_like', reply_id: id } : { type: 'comment_like', comment_id: id };
  return (await client.call('comments', { form, reply: toggleReply })) ?? isLiked;
}
