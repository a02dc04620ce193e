import type { ApiClient, CreateOptions } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { blogComment, type BlogComment } from './blog-comment';
import type { BlogThread } from './fetch-blog-comments';

const reply = object({ data: objectOrNull(blogComment) });

/**
 * Comments on an article or replies to a comment. Do not repeat after `network` or `timeout` without its idempotency key or reading the comments again.
 * @throws {ApiError} `refused` with the provider's message when the article is deleted or the text is empty.
 */
export async function createBlogComment(
  client: ApiClient,
  thread: BlogThread,
  text: string,
  { signal, idempotencyKey, now = Date.now }: CreateOptions & { now?: () => number } = {},
): Promise<BlogComment> {
  const readAt = now();
  const target = 'blogId' in thread ? { type: 'add_comment', blog_id: thread.blogId } : { type: 'add_reply', comment_id: thread.commentId };
  const { data } = await client.call('blogs', { form: { ...target, text }, reply, signal, idempotencyKey });
  return { ...requireResult(data, `blogs ${target.type}`), readAt };
}
