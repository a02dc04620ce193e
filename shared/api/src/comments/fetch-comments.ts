import type { ApiClient, CommentId, PostId } from '@social/api';
import { list, object } from '@social/api/wire';
import { comment, type Comment } from './comment';

export type CommentPage = {
  /** At most so many; fewer may come although more exist. */
  limit: number;
  /** The last comment received; the page holds the ones after it in the provider's order. */
  afterCommentId?: CommentId | undefined;
};

const reply = object({ data: list(comment) });

/**
 * One page of a post's comments, newest first.
 * @throws {ApiError} `refused` when the post is gone, and every kind of a read.
 */
export async function fetchComments(
  client: ApiClient,
  postId: PostId,
  { limit, afterCommentId }: CommentPage,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Comment[]> {
  const form = { type: 'fetch_comments', post_id: postId, limit, offset: afterCommentId };
  return (await client.call('comments', { form, reply, signal })).data;
}
