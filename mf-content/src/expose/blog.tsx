import type { RegionVisit } from '@social/contracts';
import { sessionStore } from '@social/session';
import { matchPath } from '@social/ui/router';
import type { QueryClient } from '@tanstack/react-query';
import { articlesQuery } from '../lib/articles-query';
import { BlogRoutes } from '../pages/blog/blog-routes';

/** An article is not fetched early: the provider counts each read as a view. */
export async function preload({ pathname, search, queries }: RegionVisit<QueryClient>) {
  const { userId } = sessionStore.getState();
  if (userId === null || !matchPath('/blog', pathname)) return;
  await queries.prefetchInfiniteQuery(articlesQuery(userId, new URLSearchParams(search).get('category') || null));
}

export function Region() {
  return <BlogRoutes />;
}
