import { useDebouncedValue } from '@social/ui';
import type { Hits } from '../../lib/search-hits';
import { useSearchHits } from '../../lib/use-search-hits';

const DEBOUNCE_MS = 180;
const MAX_PER_KIND = 4;

export type TypedSearch =
  | { kind: 'idle' }
  | { kind: 'searching'; hits: Hits | null }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; hits: Hits };

/** Searches when typing pauses, and ignores the results of an earlier query. */
export function useTypedSearch(typed: string): TypedSearch {
  const query = typed.trim();
  const settled = useDebouncedValue(query, DEBOUNCE_MS);
  const { hits, isFetching, isOutdated, error, retry } = useSearchHits({ query: settled, limit: MAX_PER_KIND, showsPrevious: true });

  if (query === '') return { kind: 'idle' };
  if (query !== settled || isFetching || isOutdated) return { kind: 'searching', hits };
  if (error) return { kind: 'failed', error, retry };
  return hits ? { kind: 'ready', hits } : { kind: 'searching', hits: null };
}
