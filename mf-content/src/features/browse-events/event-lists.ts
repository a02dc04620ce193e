import type { EventListName } from '@social/api/events/fetch-events';
import { t } from '@social/texts';

type EventListOption = { value: EventListName; label: string; empty: { title: string; detail: string } };

/** The product's five lists, and all events to find one to join. */
export const eventLists: readonly [EventListOption, ...EventListOption[]] = [
  {
    value: 'my_events',
    label: t('Events'),
    empty: {
      title: t('You have no events yet'),
      detail: t('Events that you create are listed here. Choose All events to find one to join.'),
    },
  },
  {
    value: 'going',
    label: t('Going'),
    empty: { title: t('You are not going to any event'), detail: t('Choose All events to find one, and join it.') },
  },
  {
    value: 'invited',
    label: t('Invited'),
    empty: { title: t('No invitations'), detail: t('Events that others invite you to are listed here.') },
  },
  {
    value: 'interested',
    label: t('Interested'),
    empty: { title: t('Nothing on your mind'), detail: t('Events that you mark as interesting are listed here.') },
  },
  { value: 'past', label: t('Past'), empty: { title: t('No past events'), detail: t('Events are listed here once they are over.') } },
  {
    value: 'events',
    label: t('All events'),
    empty: { title: t('Nobody has announced an event'), detail: t('Be the first: create one.') },
  },
];

/** Finds the list that an address names; the first one for any other address. */
export function findEventList(value: string | null): EventListOption {
  return eventLists.find((choice) => choice.value === value) ?? eventLists[0];
}
