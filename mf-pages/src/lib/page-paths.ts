import type { PageId } from '@social/api';
import type { Page } from '@social/api/pages/page';

export const mainPagesPath = '/pagescomp/mainpages';
export const suggestedPagesPath = `${mainPagesPath}?tab=suggested`;
export const createPagePath = `${mainPagesPath}/createpage`;

const settingsPath = `${mainPagesPath}/pagesetting/mainpagesetting`;

/** Returns the address of a page's settings; without a section it opens the first one. */
export function pageSettingsPath(pageId: PageId, section?: string): string {
  return `${settingsPath}?${new URLSearchParams({ page: pageId, ...(section && { section }) })}`;
}

export function pageProfilePath({ id }: Pick<Page, 'id'>): string {
  return `/PageProfile?page=${id}`;
}
