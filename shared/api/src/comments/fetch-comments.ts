import type { ApiClient, CommentId, PostId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { toComment, wireComment, type Comment } from './comment';

export type CommentPage = {
  postId: PostId;
  /** The last comment received; the page holds the ones after it in the provider's order. */
  afterCommentId?: CommentId | undefined;
  /** Fewer may come although more exist. */
  limit: number;
};

const reply = object({ data: replyList(wireComment) });

/**
 * Fetches a page of a post's comments, newest first.
 * @throws {ApiError} `refused` when the post is deleted, and every kind of a read.
 */
export async function fetchComments(
  client: ApiClient,
  { postId, afterCommentId, limit }: CommentPage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Comment[]> {
  const readAt = now();
  const form = { type: 'fetch_comments', post_id: postId, offset: afterCommentId, limit };
  const { data } = await client.call('comments', { form, reply, signal });
  return data.map((wire) => toComment(wire, 'comment', readAt));
}
