import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { idempotencyKeys } from '../../db/schema/idempotency';

export type IdempotencyKey = { memberId: number; key: string };
export type IdempotencyRepository = ReturnType<typeof createIdempotencyRepository>;

export function createIdempotencyRepository(db: Database) {
  const matches = ({ memberId, key }: IdempotencyKey) => and(eq(idempotencyKeys.memberId, memberId), eq(idempotencyKeys.key, key));

  return {
    /**
     * Claims a key that is new or expired, and returns null. Otherwise returns the stored reply. If another transaction has just claimed
     * the key, PostgreSQL waits for its end to decide.
     */
    async claim(key: IdempotencyKey, fingerprint: string, now: Date, expiredBefore: Date) {
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ ...key, fingerprint, createdAt: now })
        .onConflictDoUpdate({
          target: [idempotencyKeys.memberId, idempotencyKeys.key],
          set: { fingerprint, createdAt: now },
          setWhere: lt(idempotencyKeys.createdAt, expiredBefore),
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) return null;
      const [stored] = await db.select().from(idempotencyKeys).where(matches(key));
      return stored ?? null;
    },

    async storeReply(key: IdempotencyKey, reply: string): Promise<void> {
      await db.update(idempotencyKeys).set({ reply }).where(matches(key));
    },

    /** Deletes some expired keys. Skips rows that another replica is deleting, so that neither waits for the other. */
    async deleteExpired(expiredBefore: Date, limit: number): Promise<void> {
      const expired = sql`select ctid from ${idempotencyKeys} where ${idempotencyKeys.createdAt} < ${expiredBefore.toISOString()} limit ${limit} for update skip locked`;
      await db.execute(sql`delete from ${idempotencyKeys} where ctid in (${expired})`);
    },

    /** Deletes a member's oldest keys beyond a maximum number. */
    async deleteBeyond(memberId: number, maxKeys: number): Promise<void> {
      const beyond = db
        .select({ key: idempotencyKeys.key })
        .from(idempotencyKeys)
        .where(eq(idempotencyKeys.memberId, memberId))
        .orderBy(desc(idempotencyKeys.createdAt))
        .offset(maxKeys);
      await db.delete(idempotencyKeys).where(and(eq(idempotencyKeys.memberId, memberId), inArray(idempotencyKeys.key, beyond)));
    },
  };
}
