import type { ApiClient } from '@social/api';
import { toggleReply } from '../toggle-reply';
import type { CommentReference } from './comment';

/**
 * Likes or unlikes a comment or reply. Resolves to whether it is liked now, which may differ from `isLiked`, as the provider's call
 * toggles. (Its "dislike" is a separate vote, not an unlike.) Do not repeat after `network` or `timeout`.
 * @throws {ApiError} `refused` when it is deleted, and every kind of a call.
 */
export async function setCommentLiked(client: ApiClient, { kind, id }: CommentReference, isLiked: boolean): Promise<boolean> {
  const form = kind === 'reply' ? { type: 'reply_like', reply_id: id } : { type: 'comment_like', comment_id: id };
  return (await client.call('comments', { form, reply: toggleReply })) ?? isLiked;
}
