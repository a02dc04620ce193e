import type { PageId, PersonId } from '@social/api';
import { fetchPageAdmins } from '@social/api/pages/page-admins';
import type { PersonSummary } from '@social/api/people/person';
import { search } from '@social/api/search/search';
import { apiClient, useSession } from '@social/session';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const MAX_FOUND = 20;

export type PeopleState =
  { kind: 'loading' } | { kind: 'failed'; error: Error; retry: () => void } | { kind: 'ready'; people: readonly PersonSummary[] };

/** Who manages the page beside its owner. `reread` asks again, and resolves when the answer is here. */
export function useAdmins(pageId: PageId): { state: PeopleState; reread: () => Promise<void> } {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const queryKey = ['page-admins', userId, pageId];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => fetchPageAdmins(apiClient, pageId, { signal }) });
  return { state: stateOf(query), reread: () => queries.invalidateQueries({ queryKey }) };
}

/** Members whose name has these words. */
export function useFoundPeople(words: string, ownerId: PersonId | null): PeopleState {
  const userId = useSession((session) => session.userId);
  const query = useQuery({
    queryKey: ['member-search', userId, words],
    queryFn: async ({ signal }) => (await search(apiClient, { words, limit: MAX_FOUND }, { signal })).people,
    placeholderData: keepPreviousData,
    select: (people) => people.filter(({ id }) => id !== ownerId),
  });
  return stateOf(query);
}

type Asked = { data: readonly PersonSummary[] | undefined; error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };

function stateOf({ data, error, isFetching, refetch }: Asked): PeopleState {
  if (data) return { kind: 'ready', people: data };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}
