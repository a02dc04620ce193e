import { fetchFriends } from '@social/api/people/fetch-friends';
import type { PersonSummary } from '@social/api/people/person';
import { search } from '@social/api/search/search';
import { apiClient, useSession } from '@social/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** The state of a search. */
export type PeopleSearch =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; people: readonly PersonSummary[] };

const MAX_RESULTS = 20;

/** Searches people by name. Without a name it returns the people that the member follows. Never includes the member. */
export function usePeopleSearch(query: string): PeopleSearch {
  const userId = useSession((session) => session.userId);
  const deferredQuery = useDeferredValue(query);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chat-people', userId, deferredQuery],
    queryFn: async ({ signal }): Promise<readonly PersonSummary[]> => {
      if (deferredQuery !== '') return (await search(apiClient, { query: deferredQuery, limit: MAX_RESULTS }, { signal })).people;
      return userId ? fetchFriends(apiClient, { personId: userId, side: 'following', limit: MAX_RESULTS }, { signal }) : [];
    },
    placeholderData: keepPreviousData,
  });
  if (data) return { kind: 'ready', people: data.filter(({ id }) => id !== userId) };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}
