import type { ApiClient, BlogId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes one's own article for good, with its comments and the posts that share it. A call of our provider's own: a host without it
 * refuses.
 * @throws {ApiError} `refused` when the article is another's, or is deleted already.
 */
export async function deleteBlog(client: ApiClient, blogId: BlogId): Promise<void> {
  await client.call('delete-blog', { form: { blog_id: blogId }, reply });
}
