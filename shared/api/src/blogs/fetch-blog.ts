import type { ApiClient, BlogId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { expected } from '../expected';
import { blog, type Blog } from './blog';

const reply = object({ data: objectOrNull(blog) });

/**
 * One article, which the provider counts as read.
 * @throws {ApiError} `refused` when there is no such article.
 */
export async function fetchBlog(client: ApiClient, blogId: BlogId, { signal }: { signal?: AbortSignal } = {}): Promise<Blog> {
  return expected((await client.call('get-blog-by-id', { form: { blog_id: blogId }, reply, signal })).data, 'get-blog-by-id');
}
