import type { ApiClient, PostId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { post, withReadAt, type Post } from './post';
import type { ReadOptions } from './read-posts';

const reply = object({ post_data: objectOrNull(post) });

/**
 * Fetches a post. With `countsAsView` the provider counts a view of its video.
 * @throws {ApiError} `refused` when it is deleted or not visible to the signed-in person.
 */
export async function fetchPost(
  client: ApiClient,
  postId: PostId,
  { countsAsView = false, signal, now = Date.now }: ReadOptions & { countsAsView?: boolean } = {},
): Promise<Post> {
  const readAt = now();
  const form = { post_id: postId, fetch: 'post_data', add_view: countsAsView ? 1 : undefined };
  const { post_data: found } = await client.call('get-post-data', { form, reply, signal });
  return withReadAt(requireResult(found, 'get-post-data'), readAt);
}
