import type { ApiClient, PersonId, PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbums } from '@social/api/albums/fetch-albums';
import { pagedQuery } from '@social/data/lists/paged-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

const PAGE_SIZE = 10;

/** The albums of one member, newest first, page by page. */
export function albumsQuery(client: ApiClient, personId: PersonId) {
  return pagedQuery<PostId, Album>(['albums', personId], (afterAlbumId, signal) =>
    fetchAlbums(client, { personId, limit: PAGE_SIZE, afterAlbumId }, { signal }),
  );
}

/** Returns the album from a cached list, or null. */
export function findListedAlbum(queries: QueryClient, albumId: PostId): Album | null {
  const lists = queries.getQueriesData<InfiniteData<Album[], unknown>>({ queryKey: ['albums'] });
  return lists.flatMap(([, list]) => list?.pages.flat() ?? []).find(({ id }) => id === albumId) ?? null;
}
