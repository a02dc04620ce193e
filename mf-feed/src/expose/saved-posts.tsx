import type { RegionVisit } from '@social/contracts';
import { apiClient, sessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import { startFeedEarly } from '../features/read-feed/feed-query';
import { SavedPostsPage } from '../pages/saved-posts/saved-posts-page';

export async function preload({ queries }: RegionVisit<QueryClient>) {
  const { userId } = sessionStore.getState();
  if (userId !== null) await startFeedEarly(queries, { client: apiClient, userId, of: { kind: 'saved' } });
}

export function Region() {
  return <SavedPostsPage />;
}
