import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list, and again after a running fetch has ended or was cancelled, because its reply contains the list without the
 * change. For lists that must not be fetched again now, because they have many pages or are being read.
 * @param change changes nothing where it was applied before.
 */
export function updateListThroughReads<T>(queries: QueryClient, queryKey: QueryKey, change: (list: T) => T): void {
  const apply = () => queries.setQueryData<T>(queryKey, (list) => list && change(list));
  apply();
  const cache = queries.getQueryCache();
  const read = cache.find({ queryKey, exact: true });
  if (!read || read.state.fetchStatus === 'idle') return;
  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (query !== read || (type !== 'removed' && query.state.fetchStatus !== 'idle')) return;
    unsubscribe();
    if (type !== 'removed') apply();
  });
}
