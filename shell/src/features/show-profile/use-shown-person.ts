import { parseId, type PersonId } from '@social/api';
import { fetchPerson } from '@social/api/people/fetch-person';
import { fetchPersonByUsername } from '@social/api/people/fetch-person-by-username';
import { apiClient, useSession } from '@social/session';
import { useParams, useSearchParams } from '@social/ui/router';
import { skipToken, useQuery } from '@tanstack/react-query';

/**
 * Whom the address names: by id, by user name as mentions do, else the member themselves.
 * @throws when the address can name nobody.
 */
export function useShownPerson() {
  const { personId } = useParams();
  const username = useSearchParams()[0].get('username');
  const userId = useSession((session) => session.userId);
  const shownId = personId ? parseId<PersonId>(personId) : userId;
  if (personId && shownId === null) throw new Error('no member has such an id');
  const isNamed = !personId && username !== null;
  const byUsername = useQuery({
    queryKey: ['person-by-username', username],
    queryFn: isNamed ? ({ signal }) => fetchPersonByUsername(apiClient, username, { signal }) : skipToken,
  });
  const byId = useQuery({
    queryKey: ['person', shownId],
    queryFn: isNamed || shownId === null ? skipToken : ({ signal }) => fetchPerson(apiClient, shownId, { signal }),
  });
  return isNamed ? byUsername : byId;
}
