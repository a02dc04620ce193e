import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Files that members have sent for posts which are still being sent. A trigger records their paths when they expire. */
export const stagedUploads = pgTable(
  'staged_uploads',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Chosen by the member's page, so that a repetition is known as one. */
    id: text().notNull(),
    kind: text({ enum: ['image', 'video', 'audio', 'file'] }).notNull(),
    path: text().notNull(),
    smallPath: text(),
    fileName: text().notNull(),
    /** Of a picture alone. */
    widthPx: integer(),
    heightPx: integer(),
    /** Of the file as it was sent. */
    sizeBytes: integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] }), index('staged_uploads_expiry').on(table.expiresAt)],
);
