import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Outcomes of checks: the latest of a check about a subject counts. */
export const checkReports = pgTable(
  'check_reports',
  {
    id: integer('id').generatedAlwaysAsIdentity().primaryKey(),
    check: text('check').notNull(),
    /** `mf_feed@0.2.0`, or the hash of a composition. */
    subject: text('subject').notNull(),
    isPassed: boolean('is_passed').notNull(),
    url: text('url'),
    reportedBy: text('reported_by').notNull(),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [index().on(table.subject, table.check, table.id)],
);
