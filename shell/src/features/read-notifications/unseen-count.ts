import type { PersonId } from '@social/api';
import { fetchUnseenCounts } from '@social/api/notifications/fetch-general-data';
import { apiClient, useSession } from '@social/session';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** Polled while the page is visible. */
const POLL_INTERVAL_MS = 60_000;

export function unseenCountsQuery(userId: PersonId | null) {
  return queryOptions({
    queryKey: ['notification-counts', userId],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchUnseenCounts(apiClient, { signal }),
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: true,
    // Without counts there is no badge, and the next poll retries.
    retry: false,
  });
}

/** Counts unseen notifications and follow requests; 0 while unknown. */
export function useUnseenCount(): number {
  const userId = useSession((session) => session.userId);
  const { data: counts } = useQuery(unseenCountsQuery(userId));
  return counts ? counts.notifications + counts.friendRequests : 0;
}
