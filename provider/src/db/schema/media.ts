import { pgTable, text } from 'drizzle-orm/pg-core';

/** Paths of uploads to which no row refers any more: triggers write them, and the files are removed soon after. */
export const removedMedia = pgTable('removed_media', { path: text().primaryKey() });
