import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Links to choose a new password, sent by e-mail. They are stored for a while after their use, so that a page can say what became of one. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the link's token, so that reading this table gives no access. */
    tokenHash: text().primaryKey(),
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    /** Set for every link of a member at once: by a new password, or another e-mail address. */
    usedAt: moment(),
  },
  (table) => [index('password_resets_member').on(table.memberId)],
);
