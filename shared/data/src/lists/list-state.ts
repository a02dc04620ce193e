import { getUnreadableCount } from '@social/api/unreadable-items';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

/** The states of a list that is read page by page: exactly one of these. */
export type ListState<Item> =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; items: readonly Item[]; unreadableCount: number; end: ListEnd };

/** The state below the last item: a page to load, a pending page, a failed page, or the end. */
export type ListEnd =
  | { kind: 'more'; load: () => void }
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'reached' };

/** Derives what a list shows from its query; `view` omits or changes items. A list whose shown items are none is empty once its end is reached. */
export function toListState<Item>(
  query: UseInfiniteQueryResult<readonly Item[]>,
  view: (items: readonly Item[]) => readonly Item[] = (items) => items,
): ListState<Item> {
  const { data, error, isFetching, hasNextPage, refetch } = query;
  if (!data) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
  const items = view(data);
  if (items.length === 0 && !hasNextPage) return { kind: 'empty' };
  return { kind: 'ready', items, unreadableCount: getUnreadableCount(data), end: toListEnd(query) };
}

function toListEnd(query: UseInfiniteQueryResult<unknown>): ListEnd {
  const load = () => void query.fetchNextPage({ cancelRefetch: false });
  if (query.isFetchingNextPage) return { kind: 'loading' };
  if (query.isFetchNextPageError && query.error) return { kind: 'failed', error: query.error, retry: load };
  return query.hasNextPage ? { kind: 'more', load } : { kind: 'reached' };
}
