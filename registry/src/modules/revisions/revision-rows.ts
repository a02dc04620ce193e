import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../storage/database';
import { revisions, type RevisionRow } from '../../storage/tables/revisions';
import type { Step } from '../../domain/find-fallbacks';

const MAX_READ = 500;

export async function findHead(database: Queryable, environment: string): Promise<RevisionRow | null> {
  const [row] = await database
    .select()
    .from(revisions)
    .where(eq(revisions.environment, environment))
    .orderBy(desc(revisions.number))
    .limit(1);
  return row ?? null;
}

/** Lists the latest 500 revisions after a number, newest first. */
export function listNewer(database: Queryable, environment: string, number: number): Promise<RevisionRow[]> {
  return database
    .select()
    .from(revisions)
    .where(and(eq(revisions.environment, environment), gt(revisions.number, number)))
    .orderBy(desc(revisions.number))
    .limit(MAX_READ);
}

/** Lists the latest 500 revisions that changed a version, newest first. */
export function listSteps(database: Queryable, environment: string): Promise<Step[]> {
  return database
    .select({ kind: revisions.kind, changes: revisions.changes })
    .from(revisions)
    .where(and(eq(revisions.environment, environment), sql`${revisions.changes} <> '[]'`))
    .orderBy(desc(revisions.number))
    .limit(MAX_READ);
}
