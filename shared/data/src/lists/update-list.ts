import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list. A running fetch began before the change and would show the list without it. It is cancelled and started again,
 * even if the list has never been fetched.
 */
export function updateList<T>(queries: QueryClient, queryKey: QueryKey, change: (list: T) => T): void {
  queries.setQueryData<T>(queryKey, (list) => list && change(list));
  const read = { queryKey, exact: true };
  if (queries.isFetching(read) > 0) readListsAgain(queries, read);
}

/** Reads lists again. A read that is under way is given up: it may have begun before what it is to show; also where it is the first. */
export function readListsAgain(queries: QueryClient, lists: { queryKey: QueryKey; exact?: boolean }): void {
  // `invalidateQueries` by itself lets a first fetch continue.
  void queries.cancelQueries(lists).then(() => queries.invalidateQueries(lists));
}
