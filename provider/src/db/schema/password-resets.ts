import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Links to choose a new password, sent by e-mail. Used links are stored for a while, so that a page can say why one no longer works. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token, so that reading this table gives no access. */
    tokenHash: text().primaryKey(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    /** Set for all links of a member at once, when the password or the e-mail address changes. */
    usedAt: moment(),
  },
  (table) => [index('password_resets_member').on(table.memberId)],
);
