import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { tokenTrusts } from '../../storage/tables/tokens';

export type TrustRow = typeof tokenTrusts.$inferSelect;
export type TrustRepository = ReturnType<typeof createTrustRepository>;

export function createTrustRepository(database: Database) {
  return {
    async insert(row: Omit<TrustRow, 'id'>): Promise<TrustRow> {
      const [saved] = await database.insert(tokenTrusts).values(row).returning();
      if (!saved) throw new Error('A trust was not stored.');
      return saved;
    },

    /** Newest first. */
    list: (): Promise<TrustRow[]> => database.select().from(tokenTrusts).orderBy(desc(tokenTrusts.id)),

    /** Newest first. */
    findByIssuer(issuer: string): Promise<TrustRow[]> {
      return database
        .select()
        .from(tokenTrusts)
        .where(and(eq(tokenTrusts.issuer, issuer), isNull(tokenTrusts.revokedAt)))
        .orderBy(desc(tokenTrusts.id));
    },

    /** A second time does not change when it was revoked. */
    async revoke(id: number, revokedAt: Date): Promise<TrustRow | null> {
      await database
        .update(tokenTrusts)
        .set({ revokedAt })
        .where(and(eq(tokenTrusts.id, id), isNull(tokenTrusts.revokedAt)));
      const [row] = await database.select().from(tokenTrusts).where(eq(tokenTrusts.id, id));
      return row ?? null;
    },
  };
}
