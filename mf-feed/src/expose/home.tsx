import type { ConfigurationValues, RegionVisit } from '@social/contracts';
import { apiClient, sessionStore } from '@social/session';
import type { QueryClient } from '@tanstack/react-query';
import { readFeedAuthors } from '../features/choose-feed/stored-feed-authors';
import { readPostFilter } from '../features/filter-posts/post-filters';
import { startFeedEarly } from '../features/read-feed/feed-query';
import { toFeedKind } from '../pages/home/to-feed-kind';
import { HomePage } from '../pages/home/home-page';

export async function preload({ search, queries }: RegionVisit<QueryClient>) {
  const { accessToken, userId } = sessionStore.getState();
  if (accessToken === null) return;
  const of = toFeedKind(readPostFilter(new URLSearchParams(search)), readFeedAuthors(userId));
  await startFeedEarly(queries, { client: apiClient, userId, of });
}

export function Region({ configuration }: { configuration?: ConfigurationValues }) {
  return <HomePage hasStories={configuration?.stories !== false} />;
}
