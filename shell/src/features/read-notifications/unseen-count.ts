import type { PersonId } from '@social/api';
import { fetchUnseenCounts } from '@social/api/notifications/fetch-general-data';
import { apiClient, useSession } from '@social/session';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** Often enough to feel alive; asked only while somebody looks at the page. */
const POLL_INTERVAL_MS = 60_000;

export function unseenCountsQuery(userId: PersonId | null) {
  return queryOptions({
    queryKey: ['notification-counts', userId],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchUnseenCounts(apiClient, { signal }),
    refetchInterval: POLL_INTERVAL_MS,
    refetchOnWindowFocus: true,
    // A badge that can't be read is no badge; it is asked for again anyway.
    retry: false,
  });
}

/** How many notifications and follow requests wait; 0 as long as nobody knows. */
export function useUnseenCount(): number {
  const userId = useSession((session) => session.userId);
  const { data: counts } = useQuery(unseenCountsQuery(userId));
  return counts ? counts.notifications + counts.friendRequests : 0;
}
