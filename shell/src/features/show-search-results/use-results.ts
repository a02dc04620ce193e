import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient, useSession } from '@social/session';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { searchEverything, searchKind, type Hit, type HitKind } from '../../lib/search-hits';

const MAX_PER_KIND = 5;
const PAGE_SIZE = 20;

/** Fetches the first few of each kind. */
export function useAllHits(query: string) {
  const userId = useSession((session) => session.userId);
  return useQuery({
    queryKey: ['search-overview', userId, query],
    queryFn: query === '' ? skipToken : ({ signal }) => searchEverything(apiClient, { query, limit: MAX_PER_KIND }, signal),
  });
}

/** Fetches all of one kind, page by page. */
export function useKindHits(kind: HitKind, query: string) {
  const userId = useSession((session) => session.userId);
  return useInfiniteQuery(
    pagedQuery<Hit['id'], Hit>(['search-hits', userId, kind, query], (afterId, signal) =>
      searchKind(apiClient, kind, { query, limit: PAGE_SIZE, afterId }, signal),
    ),
  );
}
