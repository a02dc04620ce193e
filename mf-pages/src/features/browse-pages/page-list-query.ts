import type { PageId, PersonId } from '@social/api';
import { fetchPages, type PageListKind } from '@social/api/pages/fetch-pages';
import type { Page } from '@social/api/pages/page';
import { pagedQuery } from '@social/data/lists/paged-query';
import { fetchWithReadAt } from '@social/data/lists/fetch-with-read-at';
import { apiClient } from '@social/session';
import type { PagesTab } from './page-tabs';

/** `readAt`: when the page was requested, in milliseconds since 1970. */
export type ListedPage = Page & { readAt: number };

const PAGE_SIZE = 10;

/** Reads one tab's pages, ten at a time. */
export function pageListQuery(userId: PersonId, tab: PagesTab) {
  return pagedQuery<PageId, ListedPage>(['pages', userId, tab], (afterPageId, signal) =>
    fetchWithReadAt(() => fetchPages(apiClient, toPageList(tab, userId), { limit: PAGE_SIZE, afterPageId }, { signal })),
  );
}

function toPageList(tab: PagesTab, userId: PersonId): PageListKind {
  return tab === 'liked' ? { of: 'liked', personId: userId } : { of: tab };
}
