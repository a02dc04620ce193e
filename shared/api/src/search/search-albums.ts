import type { ApiClient, PostId } from '@social/api';
import { album, type Album } from '../albums/album';
import { callContentSearch, type ContentSearch } from './content-search';

/** Finds albums by their name, newest first. A host without the call refuses. @throws {ApiError} of every kind of a read. */
export async function searchAlbums(
  client: ApiClient,
  page: ContentSearch<PostId>,
  { signal, now = Date.now }: { signal?: AbortSignal; now?: () => number } = {},
): Promise<Album[]> {
  const readAt = now();
  return (await callContentSearch(client, 'albums', album, page, signal)).map((at) => at(readAt));
}
