import type { PersonId } from '@social/api';
import type { Page } from '@social/api/pages/page';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pageListQuery } from './page-list-query';
import type { PagesTab } from './page-tabs';

/** The states of a tab's list; a list with pages also has one of the end states. */
export type PageListState =
  | { kind: 'loading' }
  | { kind: 'empty' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; pages: readonly Page[]; readAt: number; end: ListEnd };

export type ListEnd =
  { kind: 'more'; load: () => void } | { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'reached' };

export function usePageList(userId: PersonId, tab: PagesTab): PageListState {
  const query = useInfiniteQuery(pageListQuery(userId, tab));
  const { data: pages, error, dataUpdatedAt, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;

  if (!pages) return error && !isFetching ? { kind: 'failed', error, retry: () => void query.refetch() } : { kind: 'loading' };

  function toListEnd(): ListEnd {
    const load = () => void query.fetchNextPage({ cancelRefetch: false });
    if (isFetchingNextPage) return { kind: 'loading' };
    if (isFetchNextPageError && error) return { kind: 'failed', error, retry: load };
    return hasNextPage ? { kind: 'more', load } : { kind: 'reached' };
  }

  return pages.length === 0 ? { kind: 'empty' } : { kind: 'ready', pages, readAt: dataUpdatedAt, end: toListEnd() };
}
