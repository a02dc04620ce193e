import type { PersonId } from '@social/api';
import { fetchPerson, type Person } from '@social/api/people/fetch-person';
import { fetchPersonByUsername } from '@social/api/people/fetch-person-by-username';
import { apiClient } from '@social/session';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** `readAt`: when the person was requested, in milliseconds since 1970. The query itself knows only when the answer came: an update that was made in between is newer. */
export type ReadPerson = Person & { readAt: number };

/** Reads a person by id; disabled for null. */
export function personQuery(personId: PersonId | null) {
  return queryOptions({
    queryKey: ['person', personId],
    queryFn: personId === null ? skipToken : ({ signal }) => withTime(() => fetchPerson(apiClient, personId, { signal })),
  });
}

/** Reads a person by the name that mentions have; disabled for null. */
export function namedPersonQuery(username: string | null) {
  return queryOptions({
    queryKey: ['person-by-username', username],
    queryFn: username === null ? skipToken : ({ signal }) => withTime(() => fetchPersonByUsername(apiClient, username, { signal })),
  });
}

async function withTime(fetchIt: () => Promise<Person>): Promise<ReadPerson> {
  const readAt = Date.now();
  return { ...(await fetchIt()), readAt };
}
