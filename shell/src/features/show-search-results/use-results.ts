import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient, useSession } from '@social/session';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Hit, HitKind } from '../../lib/hit';
import { searchKind } from '../../lib/search-hits';

const PAGE_SIZE = 20;

/** Fetches all of one kind, page by page. */
export function useKindHits(kind: HitKind, query: string) {
  const userId = useSession((session) => session.userId);
  return useInfiniteQuery(
    pagedQuery<Hit['id'], Hit>(['search-hits', userId, kind, query], (afterId, signal) =>
      searchKind(apiClient, kind, { query, limit: PAGE_SIZE, afterId }, signal),
    ),
  );
}
