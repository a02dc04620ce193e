import type { ApiClient, PersonId, PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { fetchAlbums } from '@social/api/albums/fetch-albums';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';

const PAGE_SIZE = 10;
/** The cursor of the first page; albums come newest first. */
const FIRST_PAGE: PostId | null = null;

/** The albums of one member, newest first, page by page. */
export function albumsQuery(client: ApiClient, personId: PersonId) {
  return infiniteQueryOptions({
    queryKey: ['albums', personId],
    queryFn: ({ pageParam, signal }) =>
      fetchAlbums(client, { personId, limit: PAGE_SIZE, afterAlbumId: pageParam ?? undefined }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_lastPage, pages) => nextCursor(pages),
    select: uniqueAlbums,
  });
}

/** Returns null at the end of the list: a page without new albums. The provider reports no total, and a short page need not be the last. */
export function nextCursor(pages: readonly Album[][]): PostId | null {
  const lastPage = pages.at(-1) ?? [];
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ id }) => id)));
  return lastPage.some(({ id }) => !known.has(id)) ? (lastPage.at(-1)?.id ?? null) : null;
}

export function uniqueAlbums({ pages }: InfiniteData<Album[], unknown>): Album[] {
  return [...new Map(pages.flat().map((album) => [album.id, album])).values()];
}

/** Returns the album from a cached list, or null. */
export function findListedAlbum(queries: QueryClient, albumId: PostId): Album | null {
  const lists = queries.getQueriesData<InfiniteData<Album[], unknown>>({ queryKey: ['albums'] });
  return lists.flatMap(([, list]) => list?.pages.flat() ?? []).find(({ id }) => id === albumId) ?? null;
}
