import { customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, reference } from './columns';

/** PostgreSQL's transaction number, as digits: it exceeds the range of a JavaScript number. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Names the subject of an event by row ids. `userId` is the other member of a direct conversation. */
export type LiveDetails = {
  userId?: number;
  groupId?: number;
  messageId?: number;
  /** The member who wrote the message. */
  authorId?: number;
  /** The member who has read up to `messageId`. */
  readerId?: number;
  isTyping?: boolean;
  /** Epoch seconds. */
  seenAt?: number;
};

/**
 * Events for members with an open stream, stored for minutes. A broken stream continues from here, on any replica. There is no foreign key:
 * checking it would cost more on each message than the rows of deleted members do.
 */
export const liveEvents = pgTable(
  'live_events',
  {
    id: id(),
    /** Transactions commit in any order, so ids cannot show which rows a reader has missed. The transaction number can. */
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
