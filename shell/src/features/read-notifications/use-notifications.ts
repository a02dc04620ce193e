import type { NotificationId } from '@social/api';
import { fetchNotifications } from '@social/api/notifications/fetch-notifications';
import { apiClient, useSession } from '@social/session';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { unseenCountsQuery } from './unseen-count';

const PAGE_SIZE = 20;
const NEWEST: NotificationId | null = null;

/** Fetches the member's notifications page by page, which marks them as seen at the provider and on the bell. */
export function useNotifications() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();
  return useInfiniteQuery({
    queryKey: ['notifications', userId],
    async queryFn({ pageParam, signal }) {
      const page = { limit: PAGE_SIZE, afterNotificationId: pageParam ?? undefined, marksSeen: true };
      const notifications = await fetchNotifications(apiClient, page, { signal });
      void queries.invalidateQueries({ queryKey: unseenCountsQuery(userId).queryKey });
      return notifications;
    },
    initialPageParam: NEWEST,
    getNextPageParam: (lastPage) => (lastPage.length === 0 ? null : (lastPage.at(-1)?.id ?? null)),
    select: ({ pages }) => [...new Map(pages.flat().map((notification) => [notification.id, notification])).values()],
    // Fetched once when the list opens and dropped when it closes, so that new ones are marked once.
    staleTime: Infinity,
    gcTime: 0,
  });
}
