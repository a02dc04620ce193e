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
  /** Null until the member has entered a code from the app. */
  confirmedAt: moment(),
  /** Time step of the last accepted code. This code and earlier ones are no longer accepted. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});

/** Hashes of a member's unused recovery codes. */
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

/** Sign-ins with a correct password that wait for a code. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token in the reply to the password. */
    tokenHash: text().primaryKey(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index('pending_sign_ins_member').on(table.memberId), index('pending_sign_ins_expires_at').on(table.expiresAt)],
);
