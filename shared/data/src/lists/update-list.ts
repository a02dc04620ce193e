import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes a cached list. A read that is under way began before the change and would show the list without it: it is given up and
 * begun again, also where nothing has been read yet.
 */
export function updateList<T>(queries: QueryClient, queryKey: QueryKey, change: (list: T) => T): void {
  queries.setQueryData<T>(queryKey, (list) => list && change(list));
  const read = { queryKey, exact: true };
  if (queries.isFetching(read) > 0) readListsAgain(queries, read);
}

/** Reads lists again. A read that is under way is given up: it may have begun before what it is to show; also where it is the first. */
export function readListsAgain(queries: QueryClient, lists: { queryKey: QueryKey; exact?: boolean }): void {
  // `invalidateQueries` alone lets a first read go on.
  void queries.cancelQueries(lists).then(() => queries.invalidateQueries(lists));
}
