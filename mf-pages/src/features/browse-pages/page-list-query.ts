import type { PageId, PersonId } from '@social/api';
import { fetchPages, type PageList } from '@social/api/pages/fetch-pages';
import type { Page } from '@social/api/pages/page';
import { apiClient } from '@social/session';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PagesTab } from './page-tabs';

const PAGE_SIZE = 10;
const FIRST_PAGE: PageId | null = null;

/** Reads one tab's pages, ten at a time. */
export function pageListQuery(userId: PersonId, tab: PagesTab) {
  return infiniteQueryOptions({
    queryKey: ['pages', userId, tab],
    queryFn: ({ pageParam, signal }): Promise<readonly Page[]> =>
      fetchPages(apiClient, toPageList(tab, userId), { limit: PAGE_SIZE, afterPageId: pageParam ?? undefined }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_last, lists: readonly (readonly Page[])[]) => nextCursor(lists),
    select: ({ pages: lists }): readonly Page[] => [...new Map(lists.flat().map((page) => [page.id, page])).values()],
  });
}

function toPageList(tab: PagesTab, userId: PersonId): PageList {
  return tab === 'liked' ? { of: 'liked', personId: userId } : { of: tab };
}

/** The provider sends no total, and a list can be short without being the last: the end is a list without a new page. */
function nextCursor(lists: readonly (readonly Page[])[]): PageId | null {
  const last = lists.at(-1) ?? [];
  const known = new Set(lists.slice(0, -1).flatMap((list) => list.map(({ id }) => id)));
  return last.some(({ id }) => !known.has(id)) ? (last.at(-1)?.id ?? null) : null;
}
