import { ApiError, parseId, type PersonId } from '@social/api';
import { fetchPerson, type Person } from '@social/api/people/fetch-person';
import { fetchPersonByUsername } from '@social/api/people/fetch-person-by-username';
import { apiClient, useSession } from '@social/session';
import { useParams, useSearchParams } from '@social/ui/router';
import { skipToken, useQuery } from '@tanstack/react-query';

/** How an address names somebody. */
export type PersonName = { id: PersonId } | { username: string };

/** What the page of a profile shows: exactly one of these. */
export type ShownPerson =
  | { kind: 'loading' }
  /** Nobody has this address, or they can't be seen: whom it names, if anybody. */
  | { kind: 'unknown'; named: PersonName | null }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; person: Person; isOwn: boolean; readAt: number };

/** Whom the address names: by id, by user name as mentions do, else the member themselves. */
export function useShownPerson(): ShownPerson {
  const { personId } = useParams();
  const username = useSearchParams()[0].get('username');
  const userId = useSession((session) => session.userId);
  const shownId = personId === undefined ? userId : parseId<PersonId>(personId);
  const isNamed = personId === undefined && username !== null;
  const byUsername = useQuery({
    queryKey: ['person-by-username', username],
    queryFn: isNamed ? ({ signal }) => fetchPersonByUsername(apiClient, username, { signal }) : skipToken,
  });
  const byId = useQuery({
    // Where a user name is asked for, this is nobody's: others have the member's own under their id.
    queryKey: ['person', isNamed ? null : shownId],
    queryFn: isNamed || shownId === null ? skipToken : ({ signal }) => fetchPerson(apiClient, shownId, { signal }),
  });

  const { data: person, error, refetch, dataUpdatedAt, isFetching } = isNamed ? byUsername : byId;
  if (!isNamed && shownId === null) return { kind: 'unknown', named: null };
  if (isRefused(error)) return { kind: 'unknown', named: isNamed ? { username } : shownId && { id: shownId } };
  if (person) return { kind: 'ready', person, isOwn: person.id === userId, readAt: dataUpdatedAt };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'refused';
}
