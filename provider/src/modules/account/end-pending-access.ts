import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { passwordResets } from '../../db/schema/password-resets';
import { pendingSignIns } from '../../db/schema/two-factor';

/** Invalidates mailed links and sign-ins that wait for a code. Called when a member's password or e-mail address changes. */
export async function endPendingAccess(db: Pick<Database, 'update' | 'delete'>, memberId: number, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
  await db.delete(pendingSignIns).where(eq(pendingSignIns.memberId, memberId));
}
