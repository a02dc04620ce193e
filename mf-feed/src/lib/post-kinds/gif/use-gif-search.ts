import { searchGifs } from '@social/api/gifs/search-gifs';
import { apiClient } from '@social/session';
import { useDebouncedValue } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';

const TYPING_PAUSE_MS = 400;
/** As long as our provider's own answers stay the same. */
const STALE_AFTER_MS = 5 * 60_000;

export type GifSearchState = ReturnType<typeof useGifSearch>;

/** Searches when typing pauses; an empty text finds what is popular. */
export function useGifSearch(text: string) {
  const query = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  const found = useInfiniteQuery({
    queryKey: ['gifs', query],
    queryFn: ({ pageParam, signal }) => searchGifs(apiClient, { query, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextOffset }) => nextOffset,
    staleTime: STALE_AFTER_MS,
    retry: false,
  });
  // A GIF that moved on the list meanwhile is sent twice.
  const gifs = found.data && [...new Map(found.data.pages.flatMap((page) => page.gifs).map((gif) => [gif.url, gif])).values()];
  return {
    query,
    gifs,
    isSearching: query !== text.trim() || found.isFetching,
    error: found.error,
    isRetrying: found.isFetching,
    hasMore: found.hasNextPage,
    isFetchingMore: found.isFetchingNextPage,
    fetchMore: () => void (found.isFetchingNextPage || found.fetchNextPage()),
    retry: () => void (found.data ? found.fetchNextPage() : found.refetch()),
  };
}
