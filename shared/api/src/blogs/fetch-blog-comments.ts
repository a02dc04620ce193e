import type { ApiClient, BlogCommentId, BlogId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { blogComment, type BlogComment } from './blog-comment';

/** Comments on an article, or replies to one of them. */
export type BlogThread = { blogId: BlogId } | { commentId: BlogCommentId };

const reply = object({ data: replyList(blogComment) });

/**
 * Fetches a page of the comments on an article, or of the replies to a comment. `afterCommentId` is the last one received.
 * @throws {ApiError} `refused` when the article or the comment is deleted.
 */
export async function fetchBlogComments(
  client: ApiClient,
  thread: BlogThread,
  { limit, afterCommentId }: { limit: number; afterCommentId?: BlogCommentId | undefined },
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<BlogComment[]> {
  const readAt = now();
  const target =
    'blogId' in thread ? { type: 'get_comments', blog_id: thread.blogId } : { type: 'reply_fetch', comment_id: thread.commentId };
  const { data } = await client.call('blogs', { form: { ...target, limit, offset: afterCommentId }, reply, signal });
  return data.map((decoded) => ({ ...decoded, readAt }));
}
