import type { PersonId } from '@social/api';
import { fetchJoinedGroups } from '@social/api/groups/fetch-joined-groups';
import { fetchPages } from '@social/api/pages/fetch-pages';
import { apiClient } from '@social/session';
import { useQuery } from '@tanstack/react-query';
import type { ShareDestination } from './share-target';

const MAX_PAGES = 50;

export type DestinationsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; destinations: readonly ShareDestination[] };

/** Reads the pages or groups that the member can share to. */
export function useDestinations(kind: ShareDestination['kind'], userId: PersonId | null): DestinationsState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['share-destinations', userId, kind],
    queryFn: ({ signal }) => fetchDestinations(kind, userId, signal),
  });
  if (data) return { kind: 'ready', destinations: data };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

async function fetchDestinations(
  kind: ShareDestination['kind'],
  userId: PersonId | null,
  signal: AbortSignal,
): Promise<ShareDestination[]> {
  if (kind === 'page')
    return (await fetchPages(apiClient, { of: 'managed' }, { limit: MAX_PAGES }, { signal })).map(({ id, name, avatarUrl }) => ({
      id,
      name,
      avatarUrl,
      kind: 'page',
    }));
  if (userId === null) return [];
  return (await fetchJoinedGroups(apiClient, userId, { signal })).map(({ id, name, avatarUrl }) => ({
    id,
    name,
    avatarUrl,
    kind: 'group',
  }));
}
