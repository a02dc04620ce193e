import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Previews of the pages that posts and messages link to. The title is empty if the page has none or could not be fetched. */
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
    /** After this time the page is fetched again when a member writes this link. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('link_previews_expiry').on(table.expiresAt)],
);
