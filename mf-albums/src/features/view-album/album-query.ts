import { ApiError, parseId, type ApiClient, type PersonId, type PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbum } from '@social/api/albums/fetch-album';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { findListedAlbum } from '../../lib/albums-query';
import { findAlbumByTitle } from './find-album-by-title';

export type AlbumSource = {
  client: ApiClient;
  personId: PersonId;
  /** The id or the title from the address. */
  reference: string;
};

/** Fetches one album; null where the address names none. Starts with the copy of a cached list. */
export function albumQuery({ client, personId, reference }: AlbumSource, queries: QueryClient) {
  const id = parseId<PostId>(reference);
  const listed = id && findListedAlbum(queries, id);
  return queryOptions({
    queryKey: ['album', personId, reference],
    queryFn: ({ signal }): Promise<Album | null> => fetchByReference({ client, personId, reference }, id, signal),
    ...(listed && { initialData: listed, initialDataUpdatedAt: listed.readAt }),
  });
}

/** Tries the reference as an id first: a title can look like one. */
async function fetchByReference(
  { client, personId, reference }: AlbumSource,
  id: PostId | null,
  signal: AbortSignal,
): Promise<Album | null> {
  if (id === null) return findAlbumByTitle(client, personId, reference, signal);
  try {
    return await fetchAlbum(client, id, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return findAlbumByTitle(client, personId, reference, signal);
  }
}
