import type { ApiClient, BlogId, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import { toBlogCall, type NewBlog } from './create-blog';

const reply = object({}); // api_status was checked by the client

/**
 * Replaces one's own article. Without a cover its cover stays. Its HTML may name its existing pictures by their addresses; the provider
 * removes the others. May be repeated. Only our provider has this call.
 * @throws {ApiError} `refused` with the provider's message for an invalid field, and nothing was changed.
 */
export async function editBlog(client: ApiClient, blogId: BlogId, blog: NewBlog, options: UploadOptions = {}): Promise<void> {
  const { form, ...rest } = toBlogCall(blog, options);
  await client.call('edit-blog', { form: { blog_id: blogId, ...form }, ...rest, reply });
}
