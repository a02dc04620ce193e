import type { PersonId, PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { apiClient } from '@social/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { albumsQuery } from '../../lib/albums-query';

/** The state of the list. `end` is the state of the page after the last album. */
export type AlbumsState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; albums: readonly Album[]; end: AlbumsEnd };

export type AlbumsEnd =
  { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'reached' };

/** Fetches a member's albums page by page, and omits those that were deleted on this page. */
export function useAlbums(personId: PersonId, deletedIds: ReadonlySet<PostId>): AlbumsState {
  const {
    data: all,
    error,
    fetchNextPage,
    hasNextPage,
    isFetchNextPageError,
    isFetching,
    isFetchingNextPage,
    refetch,
  } = useInfiniteQuery(albumsQuery(apiClient, personId));

  if (!all) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
  const albums = all.filter(({ id }) => !deletedIds.has(id));

  function end(): AlbumsEnd {
    const load = () => void fetchNextPage({ cancelRefetch: false });
    if (isFetchingNextPage) return { kind: 'loading' };
    if (isFetchNextPageError && error) return { kind: 'failed', error, retry: load };
    return hasNextPage ? { kind: 'more', load } : { kind: 'reached' };
  }

  return albums.length === 0 && !hasNextPage ? { kind: 'empty' } : { kind: 'ready', albums, end: end() };
}
