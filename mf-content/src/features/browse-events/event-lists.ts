import type { EventList } from '@social/api/events/fetch-events';

type ListChoice = { value: EventList; label: string; empty: { title: string; detail: string } };

/** The lists of the product, and the one that events to join are found in. */
export const eventLists: readonly [ListChoice, ...ListChoice[]] = [
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

/** The choice that an address names; the first one for every other address. */
export function listChoiceOf(value: string | null): ListChoice {
  return eventLists.find((choice) => choice.value === value) ?? eventLists[0];
}
