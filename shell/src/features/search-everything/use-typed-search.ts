import { apiClient, useSession } from '@social/session';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { searchEverything, type Hits } from '../../lib/search-hits';
import { useDebouncedValue } from '@social/ui';

const DEBOUNCE_MS = 180;
const MAX_PER_KIND = 4;

export type TypedSearch =
  | { kind: 'idle' }
  | { kind: 'searching'; hits: Hits | null }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; hits: Hits };

/** Searches when typing pauses, and ignores the results of an earlier query. */
export function useTypedSearch(typed: string): TypedSearch {
  const userId = useSession((session) => session.userId);
  const query = typed.trim();
  const settled = useDebouncedValue(query, DEBOUNCE_MS);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['search', userId, settled],
    queryFn: settled === '' ? skipToken : ({ signal }) => searchEverything(apiClient, { query: settled, limit: MAX_PER_KIND }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });

  if (query === '') return { kind: 'idle' };
  if (query !== settled || isFetching || isPlaceholderData) return { kind: 'searching', hits: data ?? null };
  if (data) return { kind: 'ready', hits: data };
  return error ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'searching', hits: null };
}
