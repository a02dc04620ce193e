import { ApiError } from '@social/api';
import { fetchPage } from '@social/api/pages/fetch-page';
import { apiClient } from '@social/session';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isSlug } from './new-page-fields';

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

/** Asks for a page of that name. @throws {ApiError} when the provider does not say. */
export async function isTaken(slug: string, signal?: AbortSignal): Promise<boolean> {
  try {
    await fetchPage(apiClient, { slug }, signal && { signal });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'refused') return false;
    throw error;
  }
}

/** Asks when the typing pauses. */
export function useSlugCheck(slug: string): SlugCheck {
  const [asked, setAsked] = useState('');
  const isPossible = isSlug(slug);
  const isSettled = asked === slug;

  useEffect(() => {
    const timer = setTimeout(() => setAsked(slug), QUIET_MS);
    return () => clearTimeout(timer);
  }, [slug]);

  const { data, error } = useQuery({ ...takenQuery(slug), enabled: isPossible && isSettled });
  if (!isPossible) return 'none';
  if (!isSettled) return 'checking';
  if (data !== undefined) return data ? 'taken' : 'free';
  return error ? 'unknown' : 'checking';
}
