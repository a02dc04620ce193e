import type { ApiClient, PostId } from '@social/api';
import { object, objectOrNull } from '@social/api/wire';
import { requireResult } from '../require-result';
import { album, type Album } from './album';

const reply = object({ post_data: objectOrNull(album) });

/**
 * Fetches an album, which is a post.
 * @throws {ApiError} `refused` when it is deleted or not visible to the signed-in person.
 */
export async function fetchAlbum(
  client: ApiClient,
  albumId: PostId,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Album> {
  const readAt = now();
  const { post_data: found } = await client.call('get-post-data', { form: { post_id: albumId, fetch: 'post_data' }, reply, signal });
  return requireResult(found, 'get-post-data')(readAt);
}
