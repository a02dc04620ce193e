import { queryOptions, useQuery } from '@tanstack/react-query';
import { isSlug, isTaken } from '../../lib/page-slug';
import { useSettled } from '../../lib/use-settled';

/** Whether a page could have this address. `unknown`: the provider did not say; it will when the page is made. */
export type SlugCheck = 'none' | 'checking' | 'free' | 'taken' | 'unknown';

const QUIET_MS = 400;

function takenQuery(slug: string) {
  return queryOptions({
    queryKey: ['page-url-taken', slug.toLowerCase()],
    queryFn: ({ signal }) => isTaken(slug, signal),
    staleTime: 0,
  });
}

/** Asks when the typing pauses. */
export function useSlugCheck(slug: string): SlugCheck {
  const isPossible = isSlug(slug);
  const isSettled = useSettled(slug, QUIET_MS) === slug;

  const { data, error } = useQuery({ ...takenQuery(slug), enabled: isPossible && isSettled });
  if (!isPossible) return 'none';
  if (!isSettled) return 'checking';
  if (data !== undefined) return data ? 'taken' : 'free';
  return error ? 'unknown' : 'checking';
}
