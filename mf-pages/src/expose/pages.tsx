import type { RegionVisit } from '@social/contracts';
import { sessionStore } from '@social/session';
import { matchPath } from '@social/ui/router';
import type { QueryClient } from '@tanstack/react-query';
import { pageListQuery } from '../features/browse-pages/page-list-query';
import { mainPagesPath } from '../lib/page-paths';
import { PagesPage } from '../pages/pages-page';

export async function preload({ pathname, search, queries }: RegionVisit<QueryClient>) {
  const { userId } = sessionStore.getState();
  if (userId !== null && matchPath(mainPagesPath, pathname) && search === '')
    await queries.prefetchInfiniteQuery(pageListQuery(userId, 'managed'));
}

export function Region() {
  return <PagesPage />;
}
