import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

const STALE_AFTER_MS = 60_000;

/** A list that the provider tells in pages, each asked for by the last item of the one before it. */
export function pagedQuery<Id extends string, Item extends { id: Id }>(
  queryKey: QueryKey,
  fetchPage: (after: Id | undefined, signal: AbortSignal) => Promise<Item[]>,
) {
  const firstPage = null as Id | null;
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage((pageParam as Id | null) ?? undefined, signal),
    initialPageParam: firstPage,
    getNextPageParam: (_lastPage, pages) => nextCursor(pages),
    select: ({ pages }): readonly Item[] => [...new Map(pages.flat().map((item) => [item.id, item])).values()],
    staleTime: STALE_AFTER_MS,
    // Nothing moves under the eyes of who comes back to the window.
    refetchOnWindowFocus: false,
  });
}

/** A page can be short without being the last, and some hosts know no pages: the list ends with a page that brings nothing new. */
function nextCursor<Id extends string>(pages: readonly { id: Id }[][]): Id | null {
  const lastPage = pages.at(-1) ?? [];
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ id }) => id)));
  return lastPage.some(({ id }) => !known.has(id)) ? (lastPage.at(-1)?.id ?? null) : null;
}
