import { and, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { eventMembers, events } from '../../db/schema/events';
import { members } from '../../db/schema/members';
import type { Cursor } from '../../lib/cursor';
import { isNotBlocked } from '../members/member-blocks';
import type { MemberRow } from '../members/members.repository';
import type { EventAnswer } from './events.schema';

const answerColumns = { going: eventMembers.isGoing, interested: eventMembers.isInterested, invited: eventMembers.isInvited };

export type EventGuestRepository = ReturnType<typeof createEventGuestRepository>;

export function createEventGuestRepository(db: Database) {
  return {
    /** Lists the members with an answer, newest account first. Omits members with a block between them and the viewer. */
    async list(eventId: number, viewerId: number, answer: EventAnswer, { afterId, limit }: Cursor): Promise<MemberRow[]> {
      const isListed = and(eq(eventMembers.eventId, eventId), eq(answerColumns[answer], true), isNotBlocked(db, viewerId, members.id));
      const rows = await db
        .select({ member: members })
        .from(eventMembers)
        .innerJoin(members, eq(members.id, eventMembers.memberId))
        .where(and(isListed, afterId ? lt(members.id, afterId) : undefined))
        .orderBy(desc(members.id))
        .limit(limit);
      return rows.map(({ member }) => member);
    },

    /** Lists the ids of members who answered. With `includesInvited`, also of members who were only invited. */
    async listIds(eventId: number, { includesInvited }: { includesInvited: boolean }): Promise<number[]> {
      const answers = [eventMembers.isGoing, eventMembers.isInterested, ...(includesInvited ? [eventMembers.isInvited] : [])];
      const rows = await db
        .select({ memberId: eventMembers.memberId })
        .from(eventMembers)
        .where(and(eq(eventMembers.eventId, eventId), or(...answers.map((answer) => eq(answer, true)))));
      return rows.map(({ memberId }) => memberId);
    },

    /** Stores an invitation. Returns false if it already exists. */
    async invite(eventId: number, memberId: number): Promise<boolean> {
      const invited = await db
        .insert(eventMembers)
        .values({ eventId, memberId, isInvited: true })
        .onConflictDoUpdate({
          target: [eventMembers.eventId, eventMembers.memberId],
          set: { isInvited: true },
          setWhere: eq(eventMembers.isInvited, false),
        })
        .returning({ memberId: eventMembers.memberId });
      return invited.length > 0;
    },

    /** Marks the events that the member attends and that start in a period as reminded. Returns the newly marked ones. */
    async takeReminders(memberId: number, { now, until }: { now: Date; until: Date }): Promise<{ eventId: number; hostId: number }[]> {
      const due = db
        .select({ id: events.id })
        .from(events)
        .where(and(eq(events.id, eventMembers.eventId), gt(events.startsAt, now), lte(events.startsAt, until), isNull(events.cancelledAt)));
      const reminded = await db
        .update(eventMembers)
        .set({ remindedAt: now })
        .where(
          and(eq(eventMembers.memberId, memberId), eq(eventMembers.isGoing, true), isNull(eventMembers.remindedAt), sql`exists ${due}`),
        )
        .returning({ eventId: eventMembers.eventId });
      if (reminded.length === 0) return [];
      const ids = reminded.map(({ eventId }) => eventId);
      return db.select({ eventId: events.id, hostId: events.posterId }).from(events).where(inArray(events.id, ids));
    },

    /** Resets the reminders of a rescheduled event. */
    async forgetReminders(eventId: number): Promise<void> {
      await db.update(eventMembers).set({ remindedAt: null }).where(eq(eventMembers.eventId, eventId));
    },
  };
}
