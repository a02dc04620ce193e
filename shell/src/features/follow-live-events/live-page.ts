import type { PersonId } from '@social/api';
import { liveChannel } from '@social/data';
import { followLiveEvents } from '@social/data/live/follow-live-events';
import { apiClient } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import { unseenCountsQuery } from '../../lib/unseen-count';
import { createRefresh } from './refresh-queries';
import { showUnreadInTitle } from './unread-in-title';

export type LivePage = { queries: QueryClient; memberId: PersonId; signal: AbortSignal };

/** Follows the member's events until `signal` is aborted. */
export function startLivePage({ queries, memberId, signal }: LivePage): void {
  if (signal.aborted) return;
  const stopRefreshing = liveChannel.subscribe(createRefresh(queries, memberId));
  const title = showUnreadInTitle(document, navigator);
  const { queryKey } = unseenCountsQuery(memberId);
  const showUnread = () => title.show(queries.getQueryData(queryKey)?.messages ?? 0);
  const stopCounting = queries.getQueryCache().subscribe(({ query }) => {
    if ((query.queryKey as readonly unknown[])[0] === queryKey[0]) showUnread();
  });
  showUnread();
  signal.addEventListener('abort', () => {
    stopRefreshing();
    stopCounting();
    title.stop();
  });
  void followLiveEvents({
    client: apiClient,
    memberId,
    channel: liveChannel,
    signal,
    getPageAgeSeconds: () => performance.now() / 1000,
    random: Math.random,
  });
}
