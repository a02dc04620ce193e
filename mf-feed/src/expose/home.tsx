import { apiClient, sessionStore } from '@social/session';
import { parsePostType } from '../features/filter-posts/post-filters';
import { FILTER_PARAMETER } from '../features/filter-posts/use-post-filter';
import { startFeedEarly } from '../features/read-feed/feed-query';
import { HomePage } from '../pages/home/home-page';

// While this module is evaluated the shell has yet to draw the page: the posts can travel meanwhile.
const { accessToken, userId } = sessionStore.getState();
if (accessToken !== null) {
  startFeedEarly({ client: apiClient, userId, postType: parsePostType(new URLSearchParams(location.search).get(FILTER_PARAMETER)) });
}

export function Region() {
  return <HomePage />;
}
