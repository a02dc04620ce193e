import type { ApiClient, BlogId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { blog, type Blog } from './blog';

const reply = object({ data: objectOrNull(blog) });

/**
 * Fetches an article, which the provider counts as read.
 * @throws {ApiError} `refused` when there is no such article.
 */
export async function fetchBlog(
  client: ApiClient,
  blogId: BlogId,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Blog> {
  const readAt = now();
  const { data } = await client.call('get-blog-by-id', { form: { blog_id: blogId }, reply, signal });
  return { ...requireResult(data, 'get-blog-by-id'), readAt };
}
