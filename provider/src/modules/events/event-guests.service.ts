import type { Cursor } from '../../lib/cursor';
import type { NotificationService } from '../general/notifications.service';
import type { MemberService } from '../members/members.service';
import type { MemberRow } from '../members/members.repository';
import type { EventGuestRepository } from './event-guests.repository';
import { EventCancelledError, InviteNotAllowedError } from './events.errors';
import type { EventAnswer } from './events.schema';
import type { EventService } from './events.service';

/** Members who are online within this time before an event are reminded of it. */
const REMINDER_MS = 24 * 3_600_000;

export type EventGuestService = ReturnType<typeof createEventGuestService>;
type Dependencies = {
  guests: EventGuestRepository;
  events: EventService;
  members: MemberService;
  notifications: NotificationService;
  now: () => Date;
};

export function createEventGuestService({ guests, events, members, notifications, now }: Dependencies) {
  return {
    /** Lists the members with an answer, newest account first. @throws {EventNotFoundError} */
    async list(eventId: number, viewerId: number, answer: EventAnswer, cursor: Cursor): Promise<MemberRow[]> {
      await events.get(eventId, viewerId);
      return guests.list(eventId, viewerId, answer, cursor);
    },

    /**
     * Invites a member. Notifies them only once, even if repeated.
     * @throws {EventNotFoundError | EventCancelledError | InviteNotAllowedError} also if the member could not see the event.
     */
    async invite(eventId: number, inviterId: number, memberId: number): Promise<void> {
      const { event } = await events.get(eventId, inviterId);
      if (event.cancelledAt) throw new EventCancelledError();
      if (event.posterId === memberId || !(await members.isFollowing(inviterId, memberId))) throw new InviteNotAllowedError();
      if (!(await events.isVisible(eventId, memberId))) throw new InviteNotAllowedError();
      if (!(await guests.invite(eventId, memberId))) return;
      await notifications.send({ type: 'invited_event', recipientId: memberId, notifierId: inviterId, eventId });
    },

    /** Notifies a member of events in the next 24 hours that they attend, once per event. Called when they request notifications. */
    async remind(memberId: number): Promise<void> {
      const until = new Date(now().getTime() + REMINDER_MS);
      for (const { eventId, hostId } of await guests.takeReminders(memberId, { now: now(), until }))
        await notifications.send({ type: 'event_reminder', recipientId: memberId, notifierId: hostId, eventId });
    },
  };
}
