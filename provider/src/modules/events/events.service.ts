import type { NotificationService } from '../general/notifications.service';
import { EventEndsBeforeItStartsError, EventNotFoundError } from './events.errors';
import type { EventRepository, EventRow, FullEvent } from './events.repository';
import type { EventList } from './events.schema';

export type EventWish = Pick<EventRow, 'name' | 'location' | 'description' | 'startsAt' | 'endsAt'>;
export type EventService = ReturnType<typeof createEventService>;
type Dependencies = { events: EventRepository; notifications: NotificationService; now: () => Date };

export function createEventService({ events, notifications, now }: Dependencies) {
  async function get(eventId: number, memberId: number): Promise<FullEvent> {
    const event = await events.find(eventId, memberId);
    if (!event) throw new EventNotFoundError();
    return event;
  }

  return {
    get,

    /** One of the six lists, the newest event first. */
    list: (list: EventList, memberId: number, afterId: number | undefined, limit: number) =>
      events.list(list, memberId, { afterId, limit, now: now() }),

    /**
     * Announces an event. Not to be repeated after a lost answer: it would be there twice.
     * @param storeCover is asked when nothing else can be refused.
     * @throws {EventEndsBeforeItStartsError} or what the cover is refused for; then nothing was stored.
     */
    async add(posterId: number, wish: EventWish, storeCover: () => Promise<string | null>): Promise<number> {
      if (wish.endsAt < wish.startsAt) throw new EventEndsBeforeItStartsError();
      return events.add({ ...wish, coverPath: await storeCover(), posterId, createdAt: now() });
    },

    /** Goes, or does not any more: a toggle. @throws {EventNotFoundError} */
    async toggleGoing(eventId: number, memberId: number): Promise<boolean> {
      const { event } = await get(eventId, memberId);
      const isGoing = await events.toggle('isGoing', eventId, memberId);
      if (isGoing) await notifications.send({ type: 'going_event', recipientId: event.posterId, notifierId: memberId, eventId });
      return isGoing;
    },

    /** Is interested, or not any more: a toggle. @throws {EventNotFoundError} */
    async toggleInterested(eventId: number, memberId: number): Promise<boolean> {
      await get(eventId, memberId);
      return events.toggle('isInterested', eventId, memberId);
    },
  };
}
