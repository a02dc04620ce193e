import { fetchPerson } from '@social/api/people/fetch-person';
import { apiClient, useSession } from '@social/session';
import { skipToken, useQuery } from '@tanstack/react-query';

/** The profile of whoever is signed in, the same answer wherever the shell shows it. */
export function useSignedInPerson() {
  const userId = useSession((session) => session.userId);
  return useQuery({
    queryKey: ['person', userId],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchPerson(apiClient, userId, { signal }),
  });
}
