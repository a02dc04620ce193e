import type { PersonId } from '@social/api';
import { fetchJoinedGroups } from '@social/api/groups/fetch-joined-groups';
import { fetchPages } from '@social/api/pages/fetch-pages';
import { apiClient } from '@social/session';
import { useQuery } from '@tanstack/react-query';
import type { Place } from './share-target';

const MAX_PAGES = 50;

export type PlacesState =
  { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'ready'; places: readonly Place[] };

/** Where this member may share to: their pages, or their groups. */
export function usePlaces(where: Place['kind'], userId: PersonId | null): PlacesState {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['share-places', userId, where],
    queryFn: ({ signal }) => fetchPlaces(where, userId, signal),
  });
  if (data) return { kind: 'ready', places: data };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

async function fetchPlaces(where: Place['kind'], userId: PersonId | null, signal: AbortSignal): Promise<Place[]> {
  if (where === 'page')
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
