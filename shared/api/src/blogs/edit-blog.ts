import type { ApiClient, BlogId, UploadOptions } from '@social/api';
import { object } from '@social/api/wire';
import { toBlogCall, type NewBlog } from './create-blog';

const reply = object({}); // api_status was checked by the client

/**
 * Replaces one's own article; without a cover its cover stays. Its HTML may name the pictures that it has by their addresses; the
 * provider removes the others. May be repeated. A call of our provider's own: a host without it refuses.
 * @throws {ApiError} `refused` with the provider's message for an invalid field; then nothing was changed.
 */
export async function editBlog(client: ApiClient, blogId: BlogId, blog: NewBlog, options: UploadOptions = {}): Promise<void> {
  const { form, ...rest } = toBlogCall(blog, options);
  await client.call('edit-blog', { form: { blog_id: blogId, ...form }, ...rest, reply });
}
