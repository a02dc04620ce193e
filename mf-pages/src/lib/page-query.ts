import { ApiError, parseId, type PageId, type PersonId } from '@social/api';
import { fetchPage } from '@social/api/pages/fetch-page';
import type { Page } from '@social/api/pages/page';
import { apiClient } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

export function pageQuery(userId: PersonId | null, pageId: PageId) {
  return queryOptions({
    queryKey: ['page', userId, pageId],
    queryFn: ({ signal }) => fetchPage(apiClient, { id: pageId }, { signal }),
  });
}

/**
 * Reads a page by its id or its slug. `readAt`: when it was requested, in milliseconds since 1970. The query itself knows only when the answer
 * came: a like that was made in between is newer.
 */
export function namedPageQuery(userId: PersonId | null, name: string) {
  return queryOptions({
    queryKey: ['page', userId, 'by-name', name],
    async queryFn({ signal }) {
      const readAt = Date.now();
      return { ...(await fetchNamedPage(name, signal)), readAt };
    },
  });
}

/** Digits are tried as an id first, then as a slug: a page may be called so too. */
async function fetchNamedPage(name: string, signal: AbortSignal): Promise<Page> {
  const pageId = /^\d+$/.test(name) ? parseId<PageId>(name) : null;
  if (pageId === null) return fetchPage(apiClient, { slug: name }, { signal });
  try {
    return await fetchPage(apiClient, { id: pageId }, { signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refused') throw error;
    return fetchPage(apiClient, { slug: name }, { signal });
  }
}

/** Invalidates every page and list of pages. */
export async function invalidatePages(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: ['page'] }), queries.invalidateQueries({ queryKey: ['pages'] })]);
}
