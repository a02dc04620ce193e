import { defineRefusal } from '../../lib/refusal';

export const EventNotFoundError = defineRefusal('PRV_EVENT_NOT_FOUND', 6, 'Event not found');
/** The event belongs to another member. */
export const NotYourEventError = defineRefusal('PRV_EVENT_NOT_YOURS', 8, 'Only its host can change an event');
export const EventCancelledError = defineRefusal('PRV_EVENT_CANCELLED', 9, 'This event is cancelled');
/** Members can invite only the members that they follow, and each only once. */
export const InviteNotAllowedError = defineRefusal('PRV_EVENT_INVITE', 10, 'You can invite people that you follow');
export const EventEndsBeforeItStartsError = defineRefusal('PRV_EVENT_DATES', 7, 'The event can not end before it starts');
