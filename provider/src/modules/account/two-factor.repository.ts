import { and, eq, gt, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { pendingSignIns, recoveryCodes, twoFactors } from '../../db/schema/two-factor';

export type TwoFactorRepository = ReturnType<typeof createTwoFactorRepository>;

export function createTwoFactorRepository(db: Database) {
  return {
    async find(memberId: number) {
      const [row] = await db.select().from(twoFactors).where(eq(twoFactors.memberId, memberId));
      return row ?? null;
    },

    countRecoveryCodes: (memberId: number): Promise<number> => db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId)),

    /** Stores an unconfirmed secret and replaces an earlier one. Returns false if a confirmed secret exists. */
    async addUnconfirmed(memberId: number, sealedSecret: string): Promise<boolean> {
      const stored = await db
        .insert(twoFactors)
        .values({ memberId, sealedSecret })
        .onConflictDoUpdate({ target: twoFactors.memberId, set: { sealedSecret, lastStep: 0 }, setWhere: isNull(twoFactors.confirmedAt) })
        .returning({ memberId: twoFactors.memberId });
      return stored.length > 0;
    },

    /**
     * Confirms a secret and stores the recovery codes, in one transaction. Returns false if it was already confirmed or has been replaced.
     */
    confirm(memberId: number, { sealedSecret, step, codeHashes, now }: Confirmation): Promise<boolean> {
      return db.transaction(async (tx) => {
        const isThis = and(eq(twoFactors.memberId, memberId), eq(twoFactors.sealedSecret, sealedSecret), isNull(twoFactors.confirmedAt));
        const confirmed = await tx.update(twoFactors).set({ confirmedAt: now, lastStep: step }).where(isThis).returning();
        if (confirmed.length === 0) return false;
        await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ memberId, codeHash })));
        return true;
      });
    },

    /** Marks a time step as used. Returns false if it or a later one was used before. Of two simultaneous uses one succeeds. */
    async useStep(memberId: number, step: number): Promise<boolean> {
      const used = await db
        .update(twoFactors)
        .set({ lastStep: step })
        .where(and(eq(twoFactors.memberId, memberId), lt(twoFactors.lastStep, step)))
        .returning({ memberId: twoFactors.memberId });
      return used.length > 0;
    },

    /** Uses up a recovery code. Returns false if no code has this hash. */
    async useRecoveryCode(memberId: number, codeHash: string): Promise<boolean> {
      const used = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ memberId: recoveryCodes.memberId });
      return used.length > 0;
    },

    /** Replaces the recovery codes, in one transaction. Returns false if this secret is no longer the confirmed one. */
    replaceRecoveryCodes(memberId: number, sealedSecret: string, codeHashes: readonly string[]): Promise<boolean> {
      return db.transaction(async (tx) => {
        const isThis = and(eq(twoFactors.memberId, memberId), eq(twoFactors.sealedSecret, sealedSecret), isNotNull(twoFactors.confirmedAt));
        // The row is locked, so that two simultaneous replacements do not mix their codes.
        const [current] = await tx.select({ memberId: twoFactors.memberId }).from(twoFactors).where(isThis).for('update');
        if (!current) return false;
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
        await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ memberId, codeHash })));
        return true;
      });
    },

    /** Removes the app, its recovery codes and the sign-ins that wait for a code. */
    async remove(memberId: number): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.delete(twoFactors).where(eq(twoFactors.memberId, memberId));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
        await tx.delete(pendingSignIns).where(eq(pendingSignIns.memberId, memberId));
      });
    },

    /** Stores a sign-in that waits for a code, and deletes expired ones. */
    async addPending(pending: typeof pendingSignIns.$inferInsert, now: Date): Promise<void> {
      await db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now));
      await db.insert(pendingSignIns).values(pending);
    },

    async findPending(tokenHash: string, now: Date): Promise<number | null> {
      const isThis = and(eq(pendingSignIns.tokenHash, tokenHash), gt(pendingSignIns.expiresAt, now));
      const [row] = await db.select({ memberId: pendingSignIns.memberId }).from(pendingSignIns).where(isThis);
      return row?.memberId ?? null;
    },

    /** Removes a waiting sign-in. Returns false if another request has removed it, or the member's password or app has changed. */
    async removePending(tokenHash: string): Promise<boolean> {
      const removed = await db.delete(pendingSignIns).where(eq(pendingSignIns.tokenHash, tokenHash)).returning();
      return removed.length > 0;
    },
  };
}

type Confirmation = { sealedSecret: string; step: number; codeHashes: readonly string[]; now: Date };
