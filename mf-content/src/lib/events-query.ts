import type { EventId, PersonId } from '@social/api';
import type { SocialEvent } from '@social/api/events/event';
import { fetchEvent } from '@social/api/events/fetch-event';
import { fetchEvents, type EventList } from '@social/api/events/fetch-events';
import { apiClient } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { pagedQuery } from './paged-query';

const PAGE_SIZE = 10;

/** All that is known of events to one member. */
function eventsKey(userId: PersonId | null) {
  return ['events', userId];
}

export function eventsQuery(userId: PersonId | null, list: EventList) {
  return pagedQuery<EventId, SocialEvent>([...eventsKey(userId), 'list', list], (after, signal) =>
    fetchEvents(apiClient, { list, limit: PAGE_SIZE, afterEventId: after }, { signal }),
  );
}

export function eventQuery(userId: PersonId | null, eventId: EventId) {
  return queryOptions({
    queryKey: [...eventsKey(userId), 'one', eventId],
    queryFn: ({ signal }) => fetchEvent(apiClient, eventId, { signal }),
  });
}

/** Has every list read again when it is next opened: something went in or out of one. What is on the screen stays. */
export function outdateEventLists(queries: QueryClient, userId: PersonId | null): void {
  void queries.invalidateQueries({ queryKey: [...eventsKey(userId), 'list'], refetchType: 'none' });
}

/** Reads again what is on the screen: nobody knows whether a call whose answer was lost was carried out. */
export function readEventsAgain(queries: QueryClient, userId: PersonId | null): void {
  void queries.invalidateQueries({ queryKey: eventsKey(userId) });
}
