import { apiClient, useSession } from '@social/session';
import { t } from '@social/texts';
import { skipToken, useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hitKindLabels, type Hits } from './hit';
import { hitSources, isMissingSearch, searchSource, type HitSource } from './search-hits';

/** A source that could not be searched. */
export type SearchFailure = { message: string; error: Error; retry: () => void };

export type SearchHits = {
  /** The hits that have arrived; null before any have. */
  hits: Hits | null;
  failures: readonly SearchFailure[];
  isFetching: boolean;
  /** True if some hits belong to the previous query. */
  isOutdated: boolean;
};

type Options = { query: string; limit: number; showsPrevious: boolean };

/** Searches every source at the same time. What is found first is shown first: none waits for another, nor fails with it. */
export function useSearchHits({ query, limit, showsPrevious }: Options): SearchHits {
  const userId = useSession((session) => session.userId);
  // By source. TanStack's keepPreviousData knows nothing here: useQueries gives each key an observer of its own.
  const latest = useRef<readonly (Partial<Hits> | undefined)[]>([]);
  const results = useQueries({
    queries: hitSources.map((source, index) => ({
      queryKey: ['search', userId, source, limit, query],
      queryFn:
        query === '' ? skipToken : ({ signal }: { signal: AbortSignal }) => searchSource(apiClient, source, { query, limit }, signal),
      retry: false,
      ...(showsPrevious && { placeholderData: () => latest.current[index] }),
    })),
  });

  useEffect(() => {
    latest.current = results.map(({ data }, index) => data ?? latest.current[index]);
  });

  const found = results.flatMap(({ data }) => data ?? []);
  const failed = results.flatMap(({ error, isFetching, refetch }, index) => {
    const source = hitSources[index];
    if (!source || !error || isFetching || isMissingSearch(source, error)) return [];
    return [{ message: t('{kind} could not be searched.', { kind: labelOf(source) }), error, retry: () => void refetch() }];
  });
  return {
    hits: found.length > 0 ? found.reduce<Hits>((all, ofSource) => ({ ...all, ...ofSource }), {}) : null,
    failures: found.length > 0 ? failed : mergeFailures(failed),
    isFetching: results.some(({ isFetching }) => isFetching),
    isOutdated: results.some(({ isPlaceholderData }) => isPlaceholderData),
  };
}

/** Makes one failure of those of a whole search, which mostly have one reason. */
function mergeFailures(failures: SearchFailure[]): SearchFailure[] {
  const [first, ...others] = failures;
  if (!first || others.length === 0) return failures;
  return [{ message: t('The search failed.'), error: first.error, retry: () => failures.forEach(({ retry }) => retry()) }];
}

function labelOf(source: HitSource): string {
  return source === 'names' ? t('People, pages and groups') : hitKindLabels[source];
}
