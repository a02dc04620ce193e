import { and, desc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../storage/database';
import { tokens } from '../../storage/tables/tokens';

export type TokenRow = typeof tokens.$inferSelect;
export type TokenRepository = ReturnType<typeof createTokenRepository>;

export function createTokenRepository(database: Database) {
  /** Every request begins with it. */
  const selectToken = database
    .select()
    .from(tokens)
    .where(eq(tokens.id, sql.placeholder('id')))
    .prepare('find_token');

  return {
    async find(id: string): Promise<TokenRow | null> {
      const [row] = await selectToken.execute({ id });
      return row ?? null;
    },
    async insert(row: TokenRow): Promise<void> {
      await database.insert(tokens).values(row);
    },
    list(): Promise<TokenRow[]> {
      return database.select().from(tokens).orderBy(desc(tokens.createdAt));
    },
    /** Revokes a token; a second time does not change when it was revoked. */
    async revoke(id: string, revokedAt: Date): Promise<TokenRow | null> {
      await database
        .update(tokens)
        .set({ revokedAt })
        .where(and(eq(tokens.id, id), isNull(tokens.revokedAt)));
      return this.find(id);
    },
    /** Lets a token of a person's sign-in expire now, unless it did before. Others stay as they are. */
    async endSignIn(id: string, at: Date): Promise<TokenRow | null> {
      await database
        .update(tokens)
        .set({ expiresAt: at })
        .where(and(eq(tokens.id, id), isNotNull(tokens.subject), gt(tokens.expiresAt, at)));
      return this.find(id);
    },
    /** Records a use, unless one was recorded after `notSince`: a busy token must not cost a write per request. */
    async recordUse(id: string, usedAt: Date, notSince: Date): Promise<void> {
      await database
        .update(tokens)
        .set({ lastUsedAt: usedAt })
        .where(and(eq(tokens.id, id), or(isNull(tokens.lastUsedAt), lt(tokens.lastUsedAt, notSince))));
    },
  };
}
