import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** The pages that posts and messages link to, as far as they are known; an empty title where a page had none or could not be fetched. */
export const linkPreviews = pgTable(
  'link_previews',
  {
    url: text().primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    imagePath: text(),
    imageSmallPath: text(),
    imageWidthPx: integer(),
    imageHeightPx: integer(),
    /** From then on it is fetched again when somebody writes this link. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('link_previews_expiry').on(table.expiresAt)],
);
