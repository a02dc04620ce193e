import { apiClient, sessionStore } from '@social/session';
import { readFeedAuthors } from '../features/choose-feed/stored-feed-authors';
import { readPostFilter } from '../features/filter-posts/post-filters';
import { startFeedEarly } from '../features/read-feed/feed-query';
import { toFeedScope } from '../pages/home/to-feed-scope';
import { HomePage } from '../pages/home/home-page';

// Starts the request before the shell renders the page.
const { accessToken, userId } = sessionStore.getState();
if (accessToken !== null) {
  const of = toFeedScope(readPostFilter(new URLSearchParams(location.search)), readFeedAuthors(userId));
  startFeedEarly({ client: apiClient, userId, of });
}

export function Region() {
  return <HomePage />;
}
