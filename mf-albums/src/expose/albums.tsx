import type { RegionVisit } from '@social/contracts';
import { apiClient, sessionStore } from '@social/session';
import { matchPath } from '@social/ui/router';
import type { QueryClient } from '@tanstack/react-query';
import { ALBUMS_PATH } from '../lib/album-paths';
import { albumsQuery } from '../lib/albums-query';
import { AlbumsRoutes } from '../pages/albums-routes';

export async function preload({ pathname, queries }: RegionVisit<QueryClient>) {
  const { userId } = sessionStore.getState();
  if (userId !== null && matchPath(ALBUMS_PATH, pathname)) await queries.prefetchInfiniteQuery(albumsQuery(apiClient, userId));
}

/** Shows every screen of albums: the list, one album, and the form for a new one. */
export function Region() {
  return <AlbumsRoutes />;
}
