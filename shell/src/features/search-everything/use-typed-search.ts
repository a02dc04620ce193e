import { useDebouncedValue } from '@social/ui';
import type { Hits } from '../../lib/hit';
import { useSearchHits, type SearchFailure } from '../../lib/use-search-hits';

const DEBOUNCE_MS = 180;
const MAX_PER_KIND = 4;

export type TypedSearch =
  | { kind: 'idle' }
  | { kind: 'searching'; hits: Hits | null }
  | { kind: 'ended'; hits: Hits | null; failures: readonly SearchFailure[] };

/** Searches when typing pauses, and ignores the results of an earlier query. */
export function useTypedSearch(typed: string): TypedSearch {
  const query = typed.trim();
  const settled = useDebouncedValue(query, DEBOUNCE_MS);
  const { hits, failures, isFetching, isOutdated } = useSearchHits({ query: settled, limit: MAX_PER_KIND, showsPrevious: true });

  if (query === '') return { kind: 'idle' };
  if (query !== settled || isFetching || isOutdated) return { kind: 'searching', hits };
  // Without either it waits for a connection.
  return hits || failures.length > 0 ? { kind: 'ended', hits, failures } : { kind: 'searching', hits };
}
