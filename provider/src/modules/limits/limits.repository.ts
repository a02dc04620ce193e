import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { rateLimits } from '../../db/schema/limits';

export type Counter = { key: string; attempts: number; resetsAt: Date };
export type LimitRepository = ReturnType<typeof createLimitRepository>;

export function createLimitRepository(db: Database) {
  return {
    /**
     * Adds to counters and returns them. It is one statement, so that no simultaneous attempt is missed. Expired counters restart at zero.
     */
    async add(counters: Counter[], now: Date): Promise<Counter[]> {
      const isExpired = sql`${rateLimits.resetsAt} <= ${now.toISOString()}`;
      return (
        db
          .insert(rateLimits)
          // Each statement locks the rows in the same order, to prevent deadlocks.
          .values(counters.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
          .onConflictDoUpdate({
            target: rateLimits.key,
            set: {
              attempts: sql`excluded.attempts + case when ${isExpired} then 0 else ${rateLimits.attempts} end`,
              resetsAt: sql`case when ${isExpired} then excluded.resets_at else ${rateLimits.resetsAt} end`,
            },
          })
          .returning()
      );
    },

    async subtract(key: string): Promise<void> {
      await db
        .update(rateLimits)
        .set({ attempts: sql`greatest(${rateLimits.attempts} - 1, 0)` })
        .where(eq(rateLimits.key, key));
    },

    async remove(key: string): Promise<void> {
      await db.delete(rateLimits).where(eq(rateLimits.key, key));
    },

    /** Deletes some expired counters. Skips rows that another replica has locked. */
    async deleteExpired(now: Date, limit: number): Promise<void> {
      const expired = sql`select ctid from ${rateLimits} where ${rateLimits.resetsAt} <= ${now.toISOString()} limit ${limit} for update skip locked`;
      await db.execute(sql`delete from ${rateLimits} where ctid in (${expired})`);
    },
  };
}
