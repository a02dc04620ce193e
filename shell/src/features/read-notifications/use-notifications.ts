import type { NotificationId } from '@social/api';
import { fetchNotifications, type Notification } from '@social/api/notifications/fetch-notifications';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient, useSession } from '@social/session';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { unseenCountsQuery } from '../../lib/unseen-count';

const PAGE_SIZE = 20;

/** Fetches the member's notifications page by page, which marks them as seen at the provider and on the bell. */
export function useNotifications() {
  const userId = useSession((session) => session.userId);
  const queries = useQueryClient();

  async function fetchPage(afterNotificationId: NotificationId | undefined, signal: AbortSignal): Promise<Notification[]> {
    const notifications = await fetchNotifications(apiClient, { limit: PAGE_SIZE, afterNotificationId, marksSeen: true }, { signal });
    void queries.invalidateQueries({ queryKey: unseenCountsQuery(userId).queryKey });
    return notifications;
  }

  // Fetched once when the list opens and dropped when it closes, so that new ones are marked once.
  return useInfiniteQuery({ ...pagedQuery(['notifications', userId], fetchPage, { staleTime: Infinity }), gcTime: 0 });
}
