import { getUnreadableCount, withUnreadableCount } from '@social/api/unreadable-items';
import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import { shareStructure } from './share-structure';

/** How long a list is fresh, and whether it is read again when the member comes back to the window. */
export type PagedQueryOptions = { staleTime?: number; refetchOnWindowFocus?: boolean };

/**
 * Makes the query of a list that the provider sends in pages, each asked for by the id of the last item before it. An item that is sent
 * twice stands once, at its first position.
 */
export function pagedQuery<Id extends string, Item extends { readonly id: Id }>(
  queryKey: QueryKey,
  fetchPage: (afterId: Id | undefined, signal: AbortSignal) => Promise<Item[]>,
  options: PagedQueryOptions = {},
) {
  return infiniteQueryOptions({
    ...options,
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage((pageParam as Id | null) ?? undefined, signal),
    initialPageParam: null as Id | null,
    getNextPageParam: (_lastPage, pages) => findNextCursor(pages, ({ id }) => id),
    select: selectItems<Item>,
    structuralSharing: shareStructure,
  });
}

// A constant: TanStack Query runs a `select` again whenever its function changes.
function selectItems<Item extends { readonly id: string }>({ pages }: InfiniteData<Item[], unknown>): readonly Item[] {
  return joinPages(pages, [...new Map(pages.flat().map((item) => [item.id, item])).values()]);
}

/** Returns the items that a list shows of its pages, with the sum of the pages' unreadable ones. */
export function joinPages<Item>(pages: readonly (readonly Item[])[], items: Item[]): Item[] {
  return withUnreadableCount(
    items,
    pages.reduce((sum, page) => sum + getUnreadableCount(page), 0),
  );
}

/**
 * Returns the id to ask for the next page by; null at the end of the list: a page that adds no item. The provider sends no total, and a
 * page can be short without being the last.
 */
export function findNextCursor<Item, Id extends string>(pages: readonly (readonly Item[])[], getId: (item: Item) => Id): Id | null {
  const lastIds = (pages.at(-1) ?? []).map(getId);
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(getId)));
  return lastIds.some((id) => !known.has(id)) ? (lastIds.at(-1) ?? null) : null;
}
