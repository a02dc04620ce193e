import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { passwordResets } from '../../db/schema/password-resets';

/** Makes every unused link of a member useless: they were sent before what the member just changed. */
export async function useUpResets(db: Pick<Database, 'update'>, memberId: number, now: Date): Promise<void> {
  await db
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.memberId, memberId), isNull(passwordResets.usedAt)));
}
