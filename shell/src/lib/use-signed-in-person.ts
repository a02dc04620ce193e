import { useSession } from '@social/session';
import { useQuery } from '@tanstack/react-query';
import { personQuery } from './person-query';
import { isTransient } from './query-client';

const RETRY_INTERVAL_MS = 30_000;

/** Fetches the signed-in member's profile, under one key everywhere. Retries until the provider is available again. */
export function useSignedInPerson() {
  const userId = useSession((session) => session.userId);
  return useQuery({
    ...personQuery(userId),
    refetchInterval: ({ state: { error } }) => (error && isTransient(error) ? RETRY_INTERVAL_MS : false),
  });
}
