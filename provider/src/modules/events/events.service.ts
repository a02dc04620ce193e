import type { NotificationService } from '../general/notifications.service';
import type { IncomingFile } from '../../plugins/form-bodies';
import type { MediaService } from '../media/media.service';
import { EventEndsBeforeItStartsError, EventNotFoundError } from './events.errors';
import type { EventRepository, EventRow, FullEvent } from './events.repository';
import type { EventList } from './events.schema';

export type NewEvent = Pick<EventRow, 'name' | 'location' | 'description' | 'startsAt' | 'endsAt'>;
export type EventService = ReturnType<typeof createEventService>;
type Dependencies = { events: EventRepository; media: MediaService; notifications: NotificationService; now: () => Date };

export function createEventService({ events, media, notifications, now }: Dependencies) {
  async function get(eventId: number, memberId: number): Promise<FullEvent> {
    const event = await events.find(eventId, memberId);
    if (!event) throw new EventNotFoundError();
    return event;
  }

  return {
    /** Returns an event with its counts and the member's answers. @throws {EventNotFoundError} also where a block hides it. */
    get,

    /** Lists the events of one of the six lists, newest first. */
    list: (list: EventList, memberId: number, afterId: number | undefined, limit: number) =>
      events.list(list, memberId, { afterId, limit, now: now() }),

    /**
     * Creates an event with the picture in the field `event_cover`. Do not repeat it after a lost reply: each call is another event.
     * @throws {EventEndsBeforeItStartsError} or an error of `media.storeOptionalImage`; then nothing was stored.
     */
    async add(posterId: number, event: NewEvent, files: IncomingFile[]): Promise<number> {
      if (event.endsAt < event.startsAt) throw new EventEndsBeforeItStartsError();
      const coverPath = await media.storeOptionalImage(files, 'event_cover');
      return events.add({ ...event, coverPath, posterId, createdAt: now() });
    },

    /** Toggles whether the member goes, notifies the poster, and returns what holds now. @throws {EventNotFoundError} */
    async toggleGoing(eventId: number, memberId: number): Promise<boolean> {
      const { event } = await get(eventId, memberId);
      const isGoing = await events.toggle('isGoing', eventId, memberId);
      if (isGoing) await notifications.send({ type: 'going_event', recipientId: event.posterId, notifierId: memberId, eventId });
      return isGoing;
    },

    /** Toggles whether the member is interested, and returns what holds now. @throws {EventNotFoundError} */
    async toggleInterested(eventId: number, memberId: number): Promise<boolean> {
      await get(eventId, memberId);
      return events.toggle('isInterested', eventId, memberId);
    },
  };
}
