import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { checkReports } from '../../storage/tables/checks';

export type CheckReportRow = typeof checkReports.$inferSelect;
export type CheckRepository = ReturnType<typeof createCheckRepository>;

export function createCheckRepository(database: Database) {
  return {
    async insert(row: Omit<CheckReportRow, 'id'>): Promise<void> {
      await database.insert(checkReports).values(row);
    },

    /** Lists the reports about a subject, newest first. */
    list(subject: string, limit: number): Promise<CheckReportRow[]> {
      return database.select().from(checkReports).where(eq(checkReports.subject, subject)).orderBy(desc(checkReports.id)).limit(limit);
    },
  };
}

/** Reads the latest report of each check about each subject: what was reported before it no longer counts. */
export async function findLatestReports(
  database: Queryable,
  checks: readonly string[],
  subjects: readonly string[],
): Promise<CheckReportRow[]> {
  if (checks.length === 0 || subjects.length === 0) return [];
  return database
    .selectDistinctOn([checkReports.check, checkReports.subject])
    .from(checkReports)
    .where(and(inArray(checkReports.check, [...checks]), inArray(checkReports.subject, [...subjects])))
    .orderBy(checkReports.check, checkReports.subject, desc(checkReports.id));
}
