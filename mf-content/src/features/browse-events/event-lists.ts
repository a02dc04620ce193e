import type { EventList } from '@social/api/events/fetch-events';

type EventListOption = { value: EventList; label: string; empty: { title: string; detail: string } };

/** The product's five lists, and all events to find one to join. */
export const eventLists: readonly [EventListOption, ...EventListOption[]] = [
  {
    value: 'my_events',
    label: 'Events',
    empty: { title: 'You have no events yet', detail: 'Events that you create are listed here. Choose All events to find one to join.' },
  },
  {
    value: 'going',
    label: 'Going',
    empty: { title: 'You are not going to any event', detail: 'Choose All events to find one, and join it.' },
  },
  { value: 'invited', label: 'Invited', empty: { title: 'No invitations', detail: 'Events that others invite you to are listed here.' } },
  {
    value: 'interested',
    label: 'Interested',
    empty: { title: 'Nothing on your mind', detail: 'Events that you mark as interesting are listed here.' },
  },
  { value: 'past', label: 'Past', empty: { title: 'No past events', detail: 'Events are listed here once they are over.' } },
  {
    value: 'events',
    label: 'All events',
    empty: { title: 'Nobody has announced an event', detail: 'Be the first: create one.' },
  },
];

/** Finds the list that an address names; the first one for any other address. */
export function findEventList(value: string | null): EventListOption {
  return eventLists.find((choice) => choice.value === value) ?? eventLists[0];
}
