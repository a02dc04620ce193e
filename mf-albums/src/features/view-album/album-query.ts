import { ApiError, parseId, type ApiClient, type PersonId, type PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbum } from '@social/api/albums/fetch-album';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { findListedAlbum } from '../../lib/albums-query';
import { findAlbumByTitle } from './find-album-by-title';

export type AlbumSource = {
  client: ApiClient;
  personId: PersonId;
  /** What the address names it by: its id, or its title. */ reference: string;
};

/** One album; null where the address names none. What a list of this page has of it is shown at once. */
export function albumQuery({ client, personId, reference }: AlbumSource, queries: QueryClient) {
  const id = parseId<PostId>(reference);
  const listed = id && findListedAlbum(queries, id);
  return queryOptions({
    queryKey: ['album', personId, reference],
    queryFn: ({ signal }): Promise<Album | null> => readAlbum({ client, personId, reference }, id, signal),
    ...(listed && { initialData: listed, initialDataUpdatedAt: listed.readAt }),
  });
}

/** A title can look like an id: what is refused as one may be the other. */
async function readAlbum({ client, personId, reference }: AlbumSource, id: PostId | null, signal: AbortSignal): Promise<Album | null> {
  if (id === null) return findAlbumByTitle(client, personId, reference, signal);
  try {
    return await fetchAlbum(client, id, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return findAlbumByTitle(client, personId, reference, signal);
  }
}
