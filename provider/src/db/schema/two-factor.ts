import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Authenticator apps of members. */
export const twoFactors = pgTable('two_factors', {
  memberId: reference()
    .primaryKey()
    .references(() => members.id, { onDelete: 'cascade' }),
  /** The app's secret, encrypted with a key that is not in the database. */
  sealedSecret: text().notNull(),
  /** Null until the member has proved by a code that the app has the secret. */
  confirmedAt: moment(),
  /** The time step of the last code that was accepted: neither it nor an earlier one is accepted again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** The recovery codes that a member has not used, hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.codeHash] })],
);

/** Sign-ins with a right password that wait for a code. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token that the reply to the password held. */
    tokenHash: text().primaryKey(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('pending_sign_ins_member').on(table.memberId), index('pending_sign_ins_expires_at').on(table.expiresAt)],
);
