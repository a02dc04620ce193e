import { defineRefusal } from '../../lib/refusal';

export const EventNotFoundError = defineRefusal('PRV_EVENT_NOT_FOUND', 6, 'Event not found');
export const EventEndsBeforeItStartsError = defineRefusal('PRV_EVENT_DATES', 7, 'The event can not end before it starts');
