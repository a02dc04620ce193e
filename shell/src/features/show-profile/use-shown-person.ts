import { ApiError, parseId, type PersonId } from '@social/api';
import { useSession } from '@social/session';
import { useParams, useSearchParams } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { namedPersonQuery, personQuery, type ReadPerson } from '../../lib/person-query';

/** Identifies a person in a URL. */
export type PersonName = { id: PersonId } | { username: string };

/** The states of a profile's page. */
export type ShownPerson =
  | { kind: 'loading' }
  /** There is no such person, or they are not visible. */
  | { kind: 'unknown'; named: PersonName | null }
  | { kind: 'failed'; error: Error; retry: () => void }
  | { kind: 'ready'; person: ReadPerson; isOwn: boolean };

/** Fetches the person of the URL: by id, by user name as in mentions, else the member. */
export function useShownPerson(): ShownPerson {
  const { personId } = useParams();
  const username = useSearchParams()[0].get('username');
  const userId = useSession((session) => session.userId);
  const shownId = personId === undefined ? userId : parseId<PersonId>(personId);
  const isNamed = personId === undefined && username !== null;
  const byUsername = useQuery(namedPersonQuery(isNamed ? username : null));
  const byId = useQuery(personQuery(isNamed ? null : shownId));

  const { data: person, error, refetch, isFetching } = isNamed ? byUsername : byId;
  if (!isNamed && shownId === null) return { kind: 'unknown', named: null };
  if (isRefused(error)) return { kind: 'unknown', named: isNamed ? { username } : shownId && { id: shownId } };
  if (person) return { kind: 'ready', person, isOwn: person.id === userId };
  return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
}

function isRefused(error: Error | null): boolean {
  return error instanceof ApiError && error.kind === 'refused';
}
