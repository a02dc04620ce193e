import type { ApiClient, PersonId, PostId } from '@social/api';
import { replyList, object } from '@social/api/wire';
import { album, type Album } from './album';

const reply = object({ data: replyList(album) });

type AlbumPage = {
  personId: PersonId;
  limit: number;
  /** The last album received; the page holds older ones. */
  afterAlbumId?: PostId | undefined;
};

/**
 * Fetches a page of a member's albums, newest first.
 * @throws {ApiError} `refused` when there is no such member, and every kind of a read.
 */
export async function fetchAlbums(
  client: ApiClient,
  { personId, limit, afterAlbumId }: AlbumPage,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Album[]> {
  const readAt = now();
  const form = { type: 'fetch', user_id: personId, limit, offset: afterAlbumId ?? 0 };
  const { data } = await client.call('albums', { form, reply, signal });
  return data.map((make) => make(readAt));
}
