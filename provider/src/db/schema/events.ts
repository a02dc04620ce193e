import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';
import { members } from './members';

export const events = pgTable(
  'events',
  {
    id: id(),
    posterId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    location: text().notNull(),
    description: text().notNull(),
    coverPath: text(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** A cancelled event stays readable, so that its guests see that it was cancelled. */
    cancelledAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('events_poster').on(table.posterId, table.id.desc()),
    index('events_end').on(table.endsAt),
    index('events_words').using('gin', sql`(fold_text(' ' || ${table.name} || ' ' || ${table.location})) gin_trgm_ops`),
  ],
);

export const eventMembers = pgTable(
  'event_members',
  {
    eventId: reference()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    isGoing: boolean().notNull().default(false),
    isInterested: boolean().notNull().default(false),
    isInvited: boolean().notNull().default(false),
    /** Time of the reminder. Null until it is sent, and again after the event is rescheduled. */
    remindedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.memberId] }),
    index('event_members_member').on(table.memberId, table.eventId.desc()),
  ],
);
