import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list. A read that is under way began before the change and would show the list without it: it is given up and
 * begun again, also where nothing has been read yet.
 */
export function updateList<T>(queries: QueryClient, queryKey: QueryKey, change: (list: T) => T): void {
  queries.setQueryData<T>(queryKey, (list) => list && change(list));
  const read = { queryKey, exact: true };
  if (queries.isFetching(read) > 0) void queries.cancelQueries(read).then(() => queries.invalidateQueries(read));
}
