import type { PersonId } from '@social/api';
import { fetchUnseenCounts } from '@social/api/notifications/fetch-general-data';
import { pollMs, type LiveTopic } from '@social/data';
import { apiClient, useSession } from '@social/session';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** Polled while the page is visible, and fetched again when an event says that they changed. */
const POLL_INTERVAL_MS = 60_000;
const live: LiveTopic = 'notifications';

export function unseenCountsQuery(userId: PersonId | null) {
  return queryOptions({
    queryKey: ['notification-counts', userId],
    queryFn: userId === null ? skipToken : ({ signal }) => fetchUnseenCounts(apiClient, { signal }),
    meta: { live },
    refetchInterval: () => pollMs(POLL_INTERVAL_MS),
    refetchOnWindowFocus: true,
    // Without counts there is no badge, and the next poll retries.
    retry: false,
  });
}

/** Counts unread messages; 0 while unknown. */
export function useUnreadMessages(): number {
  const userId = useSession((session) => session.userId);
  return useQuery(unseenCountsQuery(userId)).data?.messages ?? 0;
}

/** Counts unseen notifications and follow requests; 0 while unknown. */
export function useUnseenCount(): number {
  const userId = useSession((session) => session.userId);
  const { data: counts } = useQuery(unseenCountsQuery(userId));
  return counts ? counts.notifications + counts.friendRequests : 0;
}
