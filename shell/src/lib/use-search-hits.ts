import { apiClient, useSession } from '@social/session';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { searchNames, searchTexts, type Hits } from './search-hits';

export type SearchHits = {
  /** The hits that have arrived; null before any have. */
  hits: Hits | null;
  isFetching: boolean;
  /** Whether some hits are those of the query before. */
  isOutdated: boolean;
  error: Error | null;
  retry: () => void;
};

type Options = { query: string; limit: number; showsPrevious: boolean };

/** Searches names and posts at the same time. What is found first is shown first: neither waits for the other. */
export function useSearchHits({ query, limit, showsPrevious }: Options): SearchHits {
  const userId = useSession((session) => session.userId);
  const options = { retry: false, ...(showsPrevious && { placeholderData: keepPreviousData }) };
  const names = useQuery({
    ...options,
    queryKey: ['search', userId, 'names', limit, query],
    queryFn: query === '' ? skipToken : ({ signal }) => searchNames(apiClient, { query, limit }, signal),
  });
  const posts = useQuery({
    ...options,
    queryKey: ['search', userId, 'posts', limit, query],
    queryFn: query === '' ? skipToken : ({ signal }) => searchTexts(apiClient, { query, limit }, signal),
  });
  const all = [names, posts];

  return {
    hits: names.data || posts.data ? { ...names.data, ...posts.data } : null,
    isFetching: all.some(({ isFetching }) => isFetching),
    isOutdated: all.some(({ isPlaceholderData }) => isPlaceholderData),
    error: names.error ?? posts.error,
    retry: () => all.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
}
