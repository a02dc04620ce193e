import type { ApiClient, PersonId } from '@social/api';
import { fetchRecommendedPeople } from '@social/api/people/fetch-recommended-people';
import type { ListedPerson } from '@social/api/people/person';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 10;
const FRESH_FOR_MS = 5 * 60_000;

/** People whom the member may want to follow, page by page. Pages can be short: the list ends with one that brings nobody new. */
export function suggestionsQuery(client: ApiClient, userId: PersonId | null) {
  return infiniteQueryOptions({
    queryKey: ['suggested-people', userId],
    queryFn: ({ pageParam, signal }) =>
      fetchRecommendedPeople(client, { limit: PAGE_SIZE, afterPersonId: pageParam ?? undefined }, { signal }),
    initialPageParam: null as PersonId | null,
    getNextPageParam: (_lastPage, pages) => nextCursor(pages),
    select: ({ pages }) => [...new Map(pages.flat().map((person) => [person.id, person])).values()],
    staleTime: FRESH_FOR_MS,
  });
}

function nextCursor(pages: readonly ListedPerson[][]): PersonId | null {
  const lastPage = pages.at(-1) ?? [];
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ id }) => id)));
  return lastPage.some(({ id }) => !known.has(id)) ? (lastPage.at(-1)?.id ?? null) : null;
}
