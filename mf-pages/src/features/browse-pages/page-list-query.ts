import type { PageId, PersonId } from '@social/api';
import { fetchPages, type PageList } from '@social/api/pages/fetch-pages';
import type { Page } from '@social/api/pages/page';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient } from '@social/session';
import type { PagesTab } from './page-tabs';

const PAGE_SIZE = 10;

/** Reads one tab's pages, ten at a time. */
export function pageListQuery(userId: PersonId, tab: PagesTab) {
  return pagedQuery<PageId, Page>(['pages', userId, tab], (afterPageId, signal) =>
    fetchPages(apiClient, toPageList(tab, userId), { limit: PAGE_SIZE, afterPageId }, { signal }),
  );
}

function toPageList(tab: PagesTab, userId: PersonId): PageList {
  return tab === 'liked' ? { of: 'liked', personId: userId } : { of: tab };
}
