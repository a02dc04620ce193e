import { fetchFriends } from '@social/api/people/fetch-friends';
import type { PersonSummary } from '@social/api/people/person';
import { search } from '@social/api/search/search';
import { apiClient, useSession } from '@social/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** How a search stands: exactly one of these. */
export type PeopleSearch =
  { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'ready'; people: readonly PersonSummary[] };

const MOST = 20;

/** People by name; without words, those whom the member follows. Oneself is not among them. */
export function usePeopleSearch(words: string): PeopleSearch {
  const userId = useSession((session) => session.userId);
  const asked = useDeferredValue(words);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chat-people', userId, asked],
    queryFn: async ({ signal }): Promise<readonly PersonSummary[]> => {
      if (asked !== '') return (await search(apiClient, { words: asked, limit: MOST }, { signal })).people;
      return userId ? fetchFriends(apiClient, { personId: userId, side: 'following', limit: MOST }, { signal }) : [];
    },
    placeholderData: keepPreviousData,
  });
  if (data) return { kind: 'ready', people: data.filter(({ id }) => id !== userId) };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}
