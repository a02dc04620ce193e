import { ApiError, parseId, type PageId, type PersonId } from '@social/api';
import { fetchPage } from '@social/api/pages/fetch-page';
import type { Page } from '@social/api/pages/page';
import { apiClient } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** One page by its id. */
export function pageQuery(userId: PersonId | null, pageId: PageId) {
  return queryOptions({
    queryKey: ['page', userId, pageId],
    queryFn: ({ signal }) => fetchPage(apiClient, { id: pageId }, { signal }),
  });
}

/** One page by what an address calls it: its id, or the word that it chose. */
export function namedPageQuery(userId: PersonId | null, name: string) {
  return queryOptions({ queryKey: ['page', userId, 'named', name], queryFn: ({ signal }) => fetchNamedPage(name, signal) });
}

/** Nothing but digits is an id first; a page may be called so too. */
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

/** Whatever is known of pages may be different now: what is on the screen is read again, the rest when it is next shown. */
export async function forgetPages(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: ['page'] }), queries.invalidateQueries({ queryKey: ['pages'] })]);
}
