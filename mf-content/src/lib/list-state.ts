import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** What a list shows: exactly one of these, and below items one of the ends. */
export type ListState<Item> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; items: readonly Item[]; end: ListEnd };

export type ListEnd =
  { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'reached' };

/** How it stands with a list that is read page by page. */
export function listStateOf<Item>(query: UseInfiniteQueryResult<readonly Item[]>): ListState<Item> {
  const { data: items, error, isFetching, refetch } = query;
  if (!items) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
  return items.length === 0 ? { kind: 'empty' } : { kind: 'ready', items, end: endOf(query) };
}

function endOf<Item>({
  error,
  fetchNextPage,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
}: UseInfiniteQueryResult<readonly Item[]>): ListEnd {
  const load = () => void fetchNextPage({ cancelRefetch: false });
  if (isFetchingNextPage) return { kind: 'loading' };
  if (isFetchNextPageError && error) return { kind: 'failed', error, retry: load };
  return hasNextPage ? { kind: 'more', load } : { kind: 'reached' };
}
