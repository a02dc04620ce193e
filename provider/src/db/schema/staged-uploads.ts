import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from './columns';
import { members } from './members';

/** Files uploaded for posts that have not been published yet. A trigger records their paths when they expire. */
export const stagedUploads = pgTable(
  'staged_uploads',
  {
    memberId: reference()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    /** Chosen by the member's page, so that a repeated upload is recognised. */
    id: text().notNull(),
    kind: text({ enum: ['image', 'video', 'audio', 'file'] }).notNull(),
    path: text().notNull(),
    smallPath: text(),
    fileName: text().notNull(),
    /** Only for pictures. */
    widthPx: integer(),
    heightPx: integer(),
    /** Size of the file as uploaded. */
    sizeBytes: integer().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] }), index('staged_uploads_expiry').on(table.expiresAt)],
);
