import type { PageId, PersonId } from '@social/api';
import { fetchPages, type PageList } from '@social/api/pages/fetch-pages';
import type { Page } from '@social/api/pages/page';
import { pagedQuery } from '@social/data/lists/paged-query';
import { withReadAt } from '@social/data/lists/with-read-at';
import { apiClient } from '@social/session';
import type { PagesTab } from './page-tabs';

/** `readAt`: when the page was requested, in milliseconds since 1970. */
export type ListedPage = Page & { readAt: number };

const PAGE_SIZE = 10;

/** Reads one tab's pages, ten at a time. */
export function pageListQuery(userId: PersonId, tab: PagesTab) {
  return pagedQuery<PageId, ListedPage>(['pages', userId, tab], (afterPageId, signal) =>
    withReadAt(() => fetchPages(apiClient, toPageList(tab, userId), { limit: PAGE_SIZE, afterPageId }, { signal })),
  );
}

function toPageList(tab: PagesTab, userId: PersonId): PageList {
  return tab === 'liked' ? { of: 'liked', personId: userId } : { of: tab };
}
