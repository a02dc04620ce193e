import type { ApiClient, CommentId } from '@social/api';
import { list, object } from '@social/api/wire';
import { comment, type Comment } from './comment';
import type { CommentPage } from './fetch-comments';

const reply = object({ data: list(comment) });

/**
 * One page of the replies to a comment.
 * @throws {ApiError} `refused` when the comment is gone, and every kind of a read.
 */
export async function fetchReplies(
  client: ApiClient,
  commentId: CommentId,
  { limit, afterCommentId }: CommentPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Comment[]> {
  const form = { type: 'fetch_comments_reply', comment_id: commentId, limit, offset: afterCommentId };
  return (await client.call('comments', { form, reply, signal })).data;
}
