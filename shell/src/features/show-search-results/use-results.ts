import { apiClient, useSession } from '@social/session';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { searchEverything, searchKind, type Hit, type HitKind } from '../../lib/search-hits';

const MAX_PER_KIND = 5;
const PAGE_SIZE = 20;
const FIRST_PAGE: Hit | null = null;

/** Fetches the first few of each kind. */
export function useAllHits(query: string) {
  const userId = useSession((session) => session.userId);
  return useQuery({
    queryKey: ['search-overview', userId, query],
    queryFn: query === '' ? skipToken : ({ signal }) => searchEverything(apiClient, { query, limit: MAX_PER_KIND }, signal),
  });
}

/** Fetches all of one kind, page by page. A short page may not be the last one; an empty one is. */
export function useKindHits(kind: HitKind, query: string) {
  const userId = useSession((session) => session.userId);
  return useInfiniteQuery({
    queryKey: ['search-hits', userId, kind, query],
    queryFn: ({ pageParam, signal }) => searchKind(apiClient, kind, { query, limit: PAGE_SIZE, after: pageParam }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (lastPage) => lastPage.at(-1) ?? null,
    select: ({ pages }) => [...new Map(pages.flat().map((hit) => [hit.id, hit])).values()],
  });
}
