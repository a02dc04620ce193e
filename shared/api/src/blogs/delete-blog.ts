import type { ApiClient, BlogId } from '@social/api';
import { object } from '@social/api/wire';

const reply = object({}); // api_status was checked by the client

/**
 * Deletes one's own article permanently, with its comments and the posts that share it. Only our provider has this call.
 * @throws {ApiError} `refused` if the article is another's, or is already deleted.
 */
export async function deleteBlog(client: ApiClient, blogId: BlogId): Promise<void> {
  await client.call('delete-blog', { form: { blog_id: blogId }, reply });
}
