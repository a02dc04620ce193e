import { and, desc, eq, exists, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { eventMembers, events } from '../../db/schema/events';
import { members } from '../../db/schema/members';
import type { Cursor } from '../../lib/cursor';
import { containsText } from '../../lib/text-search';
import { isNotBlocked } from '../members/member-blocks';
import type { EventList } from './events.schema';

export type EventRow = typeof events.$inferSelect;
export type FullEvent = {
  event: EventRow;
  poster: typeof members.$inferSelect;
  going: number;
  interested: number;
  isGoing: boolean;
  isInterested: boolean;
};
export type EventRepository = ReturnType<typeof createEventRepository>;

export function createEventRepository(db: Database) {
  function hasAnswered(memberId: number, condition: SQL | undefined) {
    return exists(
      db
        .select({ one: sql`1` })
        .from(eventMembers)
        .where(and(eq(eventMembers.eventId, events.id), eq(eventMembers.memberId, memberId), condition)),
    );
  }

  function whereList(list: EventList, memberId: number, now: Date): SQL | undefined {
    switch (list) {
      case 'events':
        return and(gte(events.endsAt, now), isNull(events.cancelledAt));
      case 'my_events':
        return eq(events.posterId, memberId);
      case 'going':
        return hasAnswered(memberId, eq(eventMembers.isGoing, true));
      case 'interested':
        return hasAnswered(memberId, eq(eventMembers.isInterested, true));
      case 'invited':
        return hasAnswered(memberId, eq(eventMembers.isInvited, true));
      case 'past':
        return lt(events.endsAt, now);
    }
  }

  function count(condition: SQL | undefined) {
    return db.$count(eventMembers, and(eq(eventMembers.eventId, events.id), condition));
  }

  async function select(where: SQL | undefined, memberId: number, limit: number): Promise<FullEvent[]> {
    const rows = await db
      .select({
        event: events,
        poster: members,
        going: count(eq(eventMembers.isGoing, true)),
        interested: count(eq(eventMembers.isInterested, true)),
        ownGoing: count(and(eq(eventMembers.memberId, memberId), eq(eventMembers.isGoing, true))),
        ownInterested: count(and(eq(eventMembers.memberId, memberId), eq(eventMembers.isInterested, true))),
      })
      .from(events)
      .innerJoin(members, eq(members.id, events.posterId))
      .where(and(where, isNotBlocked(db, memberId, members.id)))
      .orderBy(desc(events.id))
      .limit(limit);
    return rows.map(({ ownGoing, ownInterested, ...row }) => ({ ...row, isGoing: ownGoing > 0, isInterested: ownInterested > 0 }));
  }

  return {
    list(
      list: EventList,
      memberId: number,
      { afterId, limit, now }: { afterId?: number | undefined; limit: number; now: Date },
    ): Promise<FullEvent[]> {
      return select(and(whereList(list, memberId, now), afterId ? lt(events.id, afterId) : undefined), memberId, limit);
    },

    search: (text: string, memberId: number, { afterId, limit }: Cursor): Promise<FullEvent[]> =>
      select(and(containsText([events.name, events.location], text), afterId ? lt(events.id, afterId) : undefined), memberId, limit),

    async find(id: number, memberId: number): Promise<FullEvent | null> {
      return (await select(eq(events.id, id), memberId, 1))[0] ?? null;
    },

    async add(event: typeof events.$inferInsert): Promise<number> {
      const [row] = await db.insert(events).values(event).returning({ id: events.id });
      if (!row) throw new Error('The event was not stored.');
      return row.id;
    },

    async update(id: number, changes: Partial<typeof events.$inferInsert>): Promise<void> {
      await db.update(events).set(changes).where(eq(events.id, id));
    },

    /** Toggles an answer and returns the new value. It is one statement, so that two simultaneous calls cancel each other out. */
    async toggle(answer: 'isGoing' | 'isInterested', eventId: number, memberId: number): Promise<boolean> {
      const column = eventMembers[answer];
      const [row] = await db
        .insert(eventMembers)
        .values({ eventId, memberId, [answer]: true })
        .onConflictDoUpdate({ target: [eventMembers.eventId, eventMembers.memberId], set: { [answer]: sql`not ${column}` } })
        .returning({ isSet: column });
      return row?.isSet ?? false;
    },
  };
}
