import type { PersonId, PostId } from '@social/api';
import type { Album } from '@social/api/albums/album';
import { apiClient } from '@social/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import { albumsQuery } from '../../lib/albums-query';

/** What the list shows: exactly one of these, and below albums one of the ends. */
export type AlbumsState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; albums: readonly Album[]; end: AlbumsEnd };

export type AlbumsEnd =
  { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'reached' };

/** Reads a member's albums page by page, without those that were deleted here. */
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
