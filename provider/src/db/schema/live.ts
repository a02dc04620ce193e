import { customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';

/** PostgreSQL's number of a transaction, as digits: it grows beyond what a JavaScript number holds. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Names the subject of an event by the ids of rows. `userId` is the other member of a conversation of two. */
export type LiveDetails = {
  userId?: number;
  groupId?: number;
  messageId?: number;
  /** The member who wrote the message. */
  authorId?: number;
  /** The member who read up to `messageId`. */
  readerId?: number;
  isTyping?: boolean;
  /** Epoch seconds. */
  seenAt?: number;
};

/**
 * Events for members with an open stream, for minutes: a stream that breaks continues from here, on whichever replica. No foreign key:
 * checking it would cost each message more than the rows of a deleted member do.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: id(),
    /** Ids are given before transactions are committed, in any order; by this one a reader knows what it cannot have seen yet. */
    transactionId: transactionNumber().notNull(),
    memberId: reference().notNull(),
    kind: text({ enum: ['message', 'typing', 'read', 'seen', 'group', 'notification'] }).notNull(),
    details: jsonb().$type<LiveDetails>().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('live_events_transaction').on(table.transactionId),
    index('live_events_member').on(table.memberId, table.transactionId),
    index('live_events_time').on(table.createdAt),
  ],
);
