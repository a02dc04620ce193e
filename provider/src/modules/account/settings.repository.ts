import { and, DrizzleQueryError, eq, ne } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import type { Database } from '../../db/client';
import { members, sessions } from '../../db/schema/members';
import { endPendingAccess } from './end-pending-access';

export type MemberChange = Partial<Omit<typeof members.$inferInsert, 'id'>>;
export type ChangeOutcome = 'changed' | 'username-taken' | 'email-taken';
export type SettingsRepository = ReturnType<typeof createSettingsRepository>;

const UNIQUE_VIOLATION = '23505';

export function createSettingsRepository(db: Database) {
  return {
    async findAddressee(memberId: number): Promise<{ username: string; email: string } | null> {
      const [row] = await db.select({ username: members.username, email: members.email }).from(members).where(eq(members.id, memberId));
      return row ?? null;
    },

    /**
     * Changes a member in one transaction. If a session is given, ends all their other sessions. A change of the password or the e-mail
     * address invalidates earlier links.
     */
    async change(memberId: number, change: MemberChange, remainingSessionId: number | null, now: Date): Promise<ChangeOutcome> {
      try {
        await db.transaction(async (tx) => {
          await tx.update(members).set(change).where(eq(members.id, memberId));
          if (change.passwordHash !== undefined || change.email !== undefined) await endPendingAccess(tx, memberId, now);
          if (remainingSessionId !== null)
            await tx.delete(sessions).where(and(eq(sessions.memberId, memberId), ne(sessions.id, remainingSessionId)));
        });
        return 'changed';
      } catch (error) {
        return findTaken(error);
      }
    },
  };
}

/** Reads from the violated constraint which value is taken. Only the database can decide between two simultaneous changes. */
function findTaken(error: unknown): ChangeOutcome {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof DatabaseError) || cause.code !== UNIQUE_VIOLATION) throw error;
  return cause.constraint === 'members_username' ? 'username-taken' : 'email-taken';
}
