import type { ApiClient, PersonId } from '@social/api';
import { fetchRecommendedPeople } from '@social/api/people/fetch-recommended-people';
import type { ListedPerson } from '@social/api/people/person';
import { pagedQuery } from '@social/data/lists/paged-query';

const PAGE_SIZE = 10;
const FRESH_FOR_MS = 5 * 60_000;

/** People whom the member may want to follow, page by page. Pages can be short: the list ends with one that brings nobody new. */
export function suggestionsQuery(client: ApiClient, userId: PersonId | null) {
  return pagedQuery<PersonId, ListedPerson>(
    ['suggested-people', userId],
    (afterPersonId, signal) => fetchRecommendedPeople(client, { limit: PAGE_SIZE, afterPersonId }, { signal }),
    { staleTime: FRESH_FOR_MS },
  );
}
