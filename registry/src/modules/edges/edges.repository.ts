import type { EdgeReport } from '@social/contracts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { environments } from '../../storage/tables/environments';
import { edges } from '../../storage/tables/edges';
import { saveVotesOf } from '../canaries/votes.repository';

export type EdgeRow = typeof edges.$inferSelect;
export type EdgeRepository = ReturnType<typeof createEdgeRepository>;

export function createEdgeRepository(database: Database) {
  return {
    /** Stores a report. Repeating changes nothing. False when there is no such environment. */
    save(environment: string, report: EdgeReport, at: Date): Promise<boolean> {
      const { edge: name, revision, digest, since } = report;
      return database.transaction(async (transaction) => {
        const row = { environment, name, revision, digest, since: new Date(since), reportedAt: at };
        const [known] = await transaction.select().from(environments).where(eq(environments.name, environment));
        if (!known) return false;
        // Reports of an environment wait for each other, and no pin waits for them.
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`edge reports of ${environment}`}))`);
        await transaction
          .insert(edges)
          .values(row)
          .onConflictDoUpdate({ target: [edges.environment, edges.name], set: row });
        await saveVotesOf(transaction, environment, report, at);
        return true;
      });
    },

    /** By name. */
    list: (environment: string): Promise<EdgeRow[]> =>
      database.select().from(edges).where(eq(edges.environment, environment)).orderBy(asc(edges.name)),
  };
}
