import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { evictOldPages } from './evict-old-pages';
import { feedQuery, type FeedSource } from './feed-query';
import type { PostEntry } from '../../lib/post-entry';

/** What the feed shows: exactly one of these, and below posts one of the ends. */
export type FeedState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; entries: readonly PostEntry[]; end: FeedEnd };

export type FeedEnd =
  { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'reached' };

/** Reads a feed page by page; leaving it gives up the page that is on its way. */
export function useFeed(source: FeedSource): FeedState {
  const queries = useQueryClient();
  const {
    data: entries,
    error,
    fetchNextPage,
    hasNextPage,
    isFetchNextPageError,
    isFetching,
    isFetchingNextPage,
    refetch,
  } = useInfiniteQuery(feedQuery(source));

  if (!entries) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };

  function feedEnd(): FeedEnd {
    function load() {
      evictOldPages(queries, source);
      void fetchNextPage({ cancelRefetch: false });
    }
    if (isFetchingNextPage) return { kind: 'loading' };
    if (isFetchNextPageError && error) return { kind: 'failed', error, retry: load };
    return hasNextPage ? { kind: 'more', load } : { kind: 'reached' };
  }

  return entries.length === 0 ? { kind: 'empty' } : { kind: 'ready', entries, end: feedEnd() };
}
