import { pgTable, text } from 'drizzle-orm/pg-core';

/** Paths of uploads that no row refers to any more. Triggers insert them, and the files are removed soon after. */
export const removedMedia = pgTable('removed_media', { path: text().primaryKey() });
