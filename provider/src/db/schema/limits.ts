import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Counters of attempts, shared by all replicas. An expired counter restarts at zero. */
export const rateLimits = pgTable(
  'rate_limits',
  { key: text().primaryKey(), attempts: integer().notNull(), resetsAt: moment().notNull() },
  (table) => [index('rate_limits_resets_at').on(table.resetsAt)],
);

/** Addresses from which a member has signed in. An attack from elsewhere does not lock them out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.address] })],
);
