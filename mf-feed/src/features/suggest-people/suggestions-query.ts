import type { ApiClient, PersonId } from '@social/api';
import { fetchRecommendedPeople } from '@social/api/people/fetch-recommended-people';
import type { ListedPerson } from '@social/api/people/person';
import { pagedQuery } from '@social/data/lists/paged-query';

const PAGE_SIZE = 10;
const STALE_AFTER_MS = 5 * 60_000;

/** Reads suggestions page by page. Pages can be short: the end is a page without a new person. */
export function suggestionsQuery(client: ApiClient, userId: PersonId | null) {
  return pagedQuery<PersonId, ListedPerson>(
    ['suggested-people', userId],
    (afterPersonId, signal) => fetchRecommendedPeople(client, { limit: PAGE_SIZE, afterPersonId }, { signal }),
    { staleTime: STALE_AFTER_MS },
  );
}
