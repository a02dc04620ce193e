import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { members, sessions } from '../../db/schema/members';
import { passwordResets } from '../../db/schema/password-resets';
import { endPendingAccess } from './end-pending-access';

export type NewReset = { email: string; tokenHash: string; expiresAt: Date };
export type PasswordResetRepository = ReturnType<typeof createPasswordResetRepository>;

export function createPasswordResetRepository(db: Database) {
  return {
    /**
     * Stores a link for the member with an e-mail address. Returns the member, or null if no member has the address. Runs the same
     * statement in both cases.
     */
    async add({ email, tokenHash, expiresAt }: NewReset) {
      const { rows } = await db.execute<{ username: string; email: string }>(sql`
        with member as (select id, username, email from ${members} where lower(${members.email}) = ${email.toLowerCase()}),
        added as (
          insert into ${passwordResets} (token_hash, member_id, expires_at)
          select ${tokenHash}, id, ${expiresAt.toISOString()} from member
        )
        select username, email from member`);
      return rows[0] ?? null;
    },

    async find(tokenHash: string) {
      const [row] = await db
        .select({ username: members.username, expiresAt: passwordResets.expiresAt, usedAt: passwordResets.usedAt })
        .from(passwordResets)
        .innerJoin(members, eq(members.id, passwordResets.memberId))
        .where(eq(passwordResets.tokenHash, tokenHash));
      return row ?? null;
    },

    /**
     * Changes the password of the link's member, invalidates all their links and ends all their sessions, in one transaction. Returns the
     * member, or null if the link was used or has expired. Of two simultaneous uses one succeeds.
     */
    use(tokenHash: string, passwordHash: string, now: Date): Promise<number | null> {
      return db.transaction(async (tx) => {
        const isUsable = and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
        const [used] = await tx
          .update(passwordResets)
          .set({ usedAt: now })
          .where(isUsable)
          .returning({ memberId: passwordResets.memberId });
        if (!used) return null;
        await endPendingAccess(tx, used.memberId, now);
        await tx.update(members).set({ passwordHash }).where(eq(members.id, used.memberId));
        await tx.delete(sessions).where(eq(sessions.memberId, used.memberId));
        return used.memberId;
      });
    },

    /** Deletes links that expired before a time. */
    async deleteExpired(before: Date): Promise<void> {
      await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before));
    },
  };
}
