import type { Cursor } from '../../lib/cursor';
import type { NotificationService } from '../general/notifications.service';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { MediaService } from '../media/media.service';
import type { EventGuestRepository } from './event-guests.repository';
import { EventCancelledError, EventEndsBeforeItStartsError, EventNotFoundError, NotYourEventError } from './events.errors';
import type { EventRepository, EventRow, FullEvent } from './events.repository';
import type { EventList } from './events.schema';

export type NewEvent = Pick<EventRow, 'name' | 'location' | 'description' | 'startsAt' | 'endsAt'>;
export type EventService = ReturnType<typeof createEventService>;
type Dependencies = {
  events: EventRepository;
  guests: EventGuestRepository;
  media: MediaService;
  notifications: NotificationService;
  now: () => Date;
};

export function createEventService({ events, guests, media, notifications, now }: Dependencies) {
  async function get(eventId: number, memberId: number): Promise<FullEvent> {
    const event = await events.find(eventId, memberId);
    if (!event) throw new EventNotFoundError();
    return event;
  }

  async function getOpen(eventId: number, memberId: number): Promise<EventRow> {
    const { event } = await get(eventId, memberId);
    if (event.cancelledAt) throw new EventCancelledError();
    return event;
  }

  async function getOwn(eventId: number, memberId: number): Promise<EventRow> {
    const event = await getOpen(eventId, memberId);
    if (event.posterId !== memberId) throw new NotYourEventError();
    return event;
  }

  async function notifyGuests(type: 'changed_event' | 'cancelled_event', { id: eventId, posterId }: EventRow): Promise<void> {
    const recipients = await guests.listIds(eventId, { includesInvited: type === 'cancelled_event' });
    for (const recipientId of recipients) await notifications.send({ type, recipientId, notifierId: posterId, eventId });
  }

  return {
    /** Returns an event with its counts and the member's answers. @throws {EventNotFoundError} also if a block hides it. */
    get,

    /** Returns true if a member may see an event. */
    isVisible: async (eventId: number, memberId: number): Promise<boolean> => (await events.find(eventId, memberId)) !== null,

    /** Lists the events of one of the six lists, newest first. */
    list: (list: EventList, memberId: number, afterId: number | undefined, limit: number) =>
      events.list(list, memberId, { afterId, limit, now: now() }),

    /** Finds events by a part of their name or location, newest first. */
    search: (text: string, memberId: number, cursor: Cursor) => events.search(text, memberId, cursor),

    /**
     * Creates an event with the picture in the field `event_cover`. Do not repeat it after a lost reply: each call adds an event.
     * @throws {EventEndsBeforeItStartsError} or an error of `media.storeOptionalImage`, and stores nothing.
     */
    async add(posterId: number, event: NewEvent, files: IncomingFile[]): Promise<number> {
      if (event.endsAt < event.startsAt) throw new EventEndsBeforeItStartsError();
      const coverPath = await media.storeOptionalImage(files, 'event_cover');
      return events.add({ ...event, coverPath, posterId, createdAt: now() });
    },

    /**
     * Replaces the details of an event, and its cover if the field `event_cover` has a picture. Notifies the members who answered.
     * @throws {EventNotFoundError | NotYourEventError | EventCancelledError | EventEndsBeforeItStartsError} or an error of
     * `media.storeOptionalImage`, and changes nothing.
     */
    async edit(eventId: number, memberId: number, changes: NewEvent, files: IncomingFile[]): Promise<void> {
      const event = await getOwn(eventId, memberId);
      if (changes.endsAt < changes.startsAt) throw new EventEndsBeforeItStartsError();
      const coverPath = await media.storeOptionalImage(files, 'event_cover');
      await events.update(eventId, { ...changes, ...(coverPath && { coverPath }) });
      if (event.startsAt.getTime() !== changes.startsAt.getTime()) await guests.forgetReminders(eventId);
      await notifyGuests('changed_event', event);
    },

    /**
     * Cancels an event permanently. Notifies the members who answered or were invited.
     * @throws {EventNotFoundError | NotYourEventError | EventCancelledError}
     */
    async cancel(eventId: number, memberId: number): Promise<void> {
      const event = await getOwn(eventId, memberId);
      await events.update(eventId, { cancelledAt: now() });
      await notifyGuests('cancelled_event', event);
    },

    /** Toggles the answer "going" and notifies the poster. Returns the new answer. @throws {EventNotFoundError | EventCancelledError} */
    async toggleGoing(eventId: number, memberId: number): Promise<boolean> {
      const event = await getOpen(eventId, memberId);
      const isGoing = await events.toggle('isGoing', eventId, memberId);
      if (isGoing) await notifications.send({ type: 'going_event', recipientId: event.posterId, notifierId: memberId, eventId });
      return isGoing;
    },

    /** Toggles the answer "interested". Returns the new answer. @throws {EventNotFoundError | EventCancelledError} */
    async toggleInterested(eventId: number, memberId: number): Promise<boolean> {
      await getOpen(eventId, memberId);
      return events.toggle('isInterested', eventId, memberId);
    },
  };
}
