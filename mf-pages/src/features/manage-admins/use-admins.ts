import type { PageId, PersonId } from '@social/api';
import { fetchPageAdmins } from '@social/api/pages/page-admins';
import type { PersonSummary } from '@social/api/people/person';
import { search } from '@social/api/search/search';
import { getUnreadableCount, withItems } from '@social/api/unreadable-items';
import { shareStructure } from '@social/data/lists/share-structure';
import { apiClient, useSession } from '@social/session';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';

const MAX_FOUND = 20;

export type PeopleState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; people: readonly PersonSummary[]; unreadableCount: number };

/** Reads the page's admins; its owner is not among them. `refetch` resolves with the answer. */
export function useAdmins(pageId: PageId): { state: PeopleState; refetch: () => Promise<void> } {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  const queryKey = ['page-admins', userId, pageId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => fetchPageAdmins(apiClient, pageId, { signal }),
    structuralSharing: shareStructure,
  });
  return { state: toPeopleState(query), refetch: () => queries.invalidateQueries({ queryKey }) };
}

/** Searches members by name, without the page's owner. */
export function useMemberSearch(text: string, ownerId: PersonId | null): PeopleState {
  const userId = useSession((session) => session.userId);
  const query = useQuery({
    queryKey: ['member-search', userId, text],
    queryFn: async ({ signal }) => (await search(apiClient, { query: text, limit: MAX_FOUND }, { signal })).people,
    placeholderData: keepPreviousData,
    select: (people) =>
      withItems(
        people,
        people.filter(({ id }) => id !== ownerId),
      ),
    structuralSharing: shareStructure,
  });
  return toPeopleState(query);
}

type PeopleQuery = {
  data: readonly PersonSummary[] | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

function toPeopleState({ data, error, isFetching, refetch }: PeopleQuery): PeopleState {
  if (data) return { kind: 'ready', people: data, unreadableCount: getUnreadableCount(data) };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}
