import { useInfiniteQuery } from '@tanstack/react-query';
import type { Post } from '@social/api/posts/post';
import { feedQuery, type FeedSource } from './feed-query';

/** What the feed shows: exactly one of these, and below posts one of the ends. */
export type FeedState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; posts: readonly Post[]; end: FeedEnd };

export type FeedEnd =
  { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'reached' };

/** Reads a feed page by page; leaving it gives up the page that is on its way. */
export function useFeed(source: FeedSource): FeedState {
  const {
    data: posts,
    error,
    fetchNextPage,
    hasNextPage,
    isFetchNextPageError,
    isFetching,
    isFetchingNextPage,
    refetch,
  } = useInfiniteQuery(feedQuery(source));

  if (!posts) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };

  function feedEnd(): FeedEnd {
    const load = () => void fetchNextPage({ cancelRefetch: false });
    if (isFetchingNextPage) return { kind: 'loading' };
    if (isFetchNextPageError && error) return { kind: 'failed', error, retry: load };
    return hasNextPage ? { kind: 'more', load } : { kind: 'reached' };
  }

  return posts.length === 0 ? { kind: 'empty' } : { kind: 'ready', posts, end: feedEnd() };
}
