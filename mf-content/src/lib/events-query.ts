import type { EventId, PersonId } from '@social/api';
import { fetchEventMembers, type EventAnswer } from '@social/api/events/fetch-event-members';
import type { SocialEvent } from '@social/api/events/event';
import { fetchEvent } from '@social/api/events/fetch-event';
import { fetchEvents, type EventListName } from '@social/api/events/fetch-events';
import type { PersonSummary } from '@social/api/people/person';
import { pagedQuery } from '@social/data/lists/paged-query';
import { apiClient } from '@social/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listOptions } from './list-options';

const PAGE_SIZE = 10;
const GUESTS_PAGE_SIZE = 30;

/** The key prefix of all event queries of a member. */
function eventsKey(userId: PersonId | null) {
  return ['events', userId];
}

export function eventsQuery(userId: PersonId | null, list: EventListName) {
  return pagedQuery<EventId, SocialEvent>(
    [...eventsKey(userId), 'list', list],
    (afterEventId, signal) => fetchEvents(apiClient, { list, limit: PAGE_SIZE, afterEventId }, { signal }),
    listOptions,
  );
}

export function eventQuery(userId: PersonId | null, eventId: EventId) {
  return queryOptions({
    queryKey: [...eventsKey(userId), 'detail', eventId],
    queryFn: ({ signal }) => fetchEvent(apiClient, eventId, { signal }),
  });
}

export function guestsQuery(userId: PersonId | null, eventId: EventId, answer: EventAnswer) {
  return pagedQuery<PersonId, PersonSummary>(
    [...eventsKey(userId), 'guests', eventId, answer],
    (afterPersonId, signal) => fetchEventMembers(apiClient, eventId, { answer, limit: GUESTS_PAGE_SIZE, afterPersonId }, { signal }),
    listOptions,
  );
}

/** Refetches the guests of an event that are on screen, after an answer or an invitation. */
export function refetchGuests(queries: QueryClient, userId: PersonId | null, eventId: EventId): void {
  void queries.invalidateQueries({ queryKey: [...eventsKey(userId), 'guests', eventId] });
}

/** Marks every list stale after an event was added to or removed from one. The visible list does not change. */
export function markEventListsStale(queries: QueryClient, userId: PersonId | null): void {
  void queries.invalidateQueries({ queryKey: [...eventsKey(userId), 'list'], refetchType: 'none' });
}

/** Refetches the visible events after a lost answer: the call may have been carried out. */
export function refetchEvents(queries: QueryClient, userId: PersonId | null): void {
  void queries.invalidateQueries({ queryKey: eventsKey(userId) });
}
