import { apiClient, sessionStore } from '@social/session';
import { readPostFilter } from '../features/filter-posts/post-filters';
import { startFeedEarly } from '../features/read-feed/feed-query';
import { feedOfFilter } from '../pages/home/feed-of-filter';
import { HomePage } from '../pages/home/home-page';

// While this module is evaluated the shell has yet to draw the page: the posts can travel meanwhile.
const { accessToken, userId } = sessionStore.getState();
if (accessToken !== null) {
  startFeedEarly({ client: apiClient, userId, of: feedOfFilter(readPostFilter(new URLSearchParams(location.search))) });
}

export function Region() {
  return <HomePage />;
}
