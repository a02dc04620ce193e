import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Replies to calls with an `Idempotency-Key`. A row is committed together with the writes of its call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the call, its fields and its files. The same key with different content is refused. */
    fingerprint: text().notNull(),
    /** JSON; null only inside the transaction that writes it. */
    reply: text(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.key] }),
    index('idempotency_keys_member_time').on(table.memberId, table.createdAt),
    index('idempotency_keys_time').on(table.createdAt),
  ],
);
