import type { RegionVisit } from '@social/contracts';
import { sessionStore } from '@social/session';
import { matchPath } from '@social/ui/router';
import type { QueryClient } from '@tanstack/react-query';
import { findEventList } from '../features/browse-events/event-lists';
import { eventsQuery } from '../lib/events-query';
import { EventsRoutes } from '../pages/events/events-routes';

export async function preload({ pathname, search, queries }: RegionVisit<QueryClient>) {
  const { userId } = sessionStore.getState();
  if (userId === null || !matchPath('/events', pathname)) return;
  const list = findEventList(new URLSearchParams(search).get('list')).value;
  await queries.prefetchInfiniteQuery(eventsQuery(userId, list));
}

export function Region() {
  return <EventsRoutes />;
}
