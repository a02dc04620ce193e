import type { ApiClient } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { MAX_GIF_QUERY_CHARACTERS, searchGifs } from '@social/api/gifs/search-gifs';
import { useInfiniteQuery } from '@tanstack/react-query';

/** As long as our provider's own answers stay the same. */
const STALE_AFTER_MS = 5 * 60_000;

/** Searches GIFs; an empty query finds what is popular. */
export function useGifSearch(client: ApiClient, query: string) {
  const found = useInfiniteQuery({
    queryKey: ['gifs', query],
    queryFn: ({ pageParam, signal }) => searchGifs(client, { query, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    staleTime: STALE_AFTER_MS,
    retry: false,
  });
  // A GIF whose position changed between two requests is sent twice.
  const gifs = found.data && [...new Map(found.data.pages.flatMap((page) => page.gifs).map((gif) => [gif.url, gif])).values()];
  return {
    query,
    maxQueryCharacters: MAX_GIF_QUERY_CHARACTERS,
    gifs,
    failure: found.error && failureMessage(found.error),
    isFetching: found.isFetching,
    hasMore: found.hasNextPage,
    isFetchingMore: found.isFetchingNextPage,
    fetchMore: () => void (found.isFetchingNextPage || found.fetchNextPage()),
    retry: () => void (found.data ? found.fetchNextPage() : found.refetch()),
  };
}
