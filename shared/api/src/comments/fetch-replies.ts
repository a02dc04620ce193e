import type { ApiClient, CommentId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { toComment, wireComment, type Comment } from './comment';

export type ReplyPage = {
  commentId: CommentId;
  /** The last reply received; the page holds the ones after it in the provider's order. */
  afterReplyId?: CommentId | undefined;
  /** Fewer may come although more exist. */
  limit: number;
};

const reply = object({ data: replyList(wireComment) });

/**
 * Fetches a page of the replies to a comment.
 * @throws {ApiError} `refused` when the comment is deleted, and every kind of a read.
 */
export async function fetchReplies(
  client: ApiClient,
  { commentId, afterReplyId, limit }: ReplyPage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Comment[]> {
  const readAt = now();
  const form = { type: 'fetch_comments_reply', comment_id: commentId, offset: afterReplyId, limit };
  const { data } = await client.call('comments', { form, reply, signal });
  return data.map((wire) => toComment(wire, 'reply', readAt));
}
