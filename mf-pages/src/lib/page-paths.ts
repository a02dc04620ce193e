import type { PageId } from '@social/api';
import type { Page } from '@social/api/pages/page';

/** My Pages, and what lies below it. */
export const mainPagesPath = '/pagescomp/mainpages';
export const createPagePath = `${mainPagesPath}/createpage`;

const settingsPath = `${mainPagesPath}/pagesetting/mainpagesetting`;

/** The settings of one page; the section that is open stands in the address, the first one when none does. */
export function pageSettingsPath(pageId: PageId, section?: string): string {
  return `${settingsPath}?${new URLSearchParams({ page: pageId, ...(section && { section }) })}`;
}

/** Where a page introduces itself. */
export function pageProfilePath({ id }: Pick<Page, 'id'>): string {
  return `/PageProfile?page=${id}`;
}
