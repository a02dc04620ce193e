import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list, and again when a read that is under way has ended: its answer, or giving it up, brings back the list without the
 * change. For lists that are not to be read again meanwhile, because of their many pages or of who is reading them.
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
