import { useDebouncedValue } from '@social/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSlug, isTaken } from '../../lib/page-slug';

/** Result of the check that a page URL is free. `unknown`: the check failed; creating the page gives the answer. */
export type SlugCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown';

const DEBOUNCE_MS = 400;

function takenQuery(slug: string) {
  return queryOptions({
    queryKey: ['page-slug-taken', slug.toLowerCase()],
    queryFn: ({ signal }) => isTaken(slug, signal),
    staleTime: 0,
  });
}

/** Checks whether a page URL is free, once typing pauses. */
export function useSlugCheck(slug: string): SlugCheck {
  const isPossible = isSlug(slug);
  const isDebounced = useDebouncedValue(slug, DEBOUNCE_MS) === slug;

  const { data, error } = useQuery({ ...takenQuery(slug), enabled: isPossible && isDebounced });
  if (!isPossible) return 'none';
  if (!isDebounced) return 'checking';
  if (data !== undefined) return data ? 'taken' : 'free';
  return error ? 'unknown' : 'checking';
}
