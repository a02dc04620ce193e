import { sql } from 'drizzle-orm';
import type { Database } from '../../client';
import { members } from '../../schema/members';
import { createChatSteps } from './large-chats';
import { createPeopleSteps } from './large-people';
import type { LargePlan, LargeStep } from './large-plan';
import { createPostSteps } from './large-posts';

const SEED_LOCK = 7_301_444;
const WITH_IDENTITY = [
  'members',
  'pages',
  'groups',
  'events',
  'blogs',
  'hashtags',
  'posts',
  'comments',
  'notifications',
  'conversations',
  'messages',
];

/**
 * Fills an empty database of any size with a few dozen statements in one transaction. The same plan makes the same rows. Does nothing if
 * members exist.
 * @param onStep receives each executed statement and the number of rows that it made or changed.
 */
export async function seedLargeDatabase(
  db: Database,
  plan: LargePlan,
  onStep: (step: LargeStep, rows: number) => void = () => undefined,
): Promise<'seeded' | 'not empty'> {
  const outcome = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return 'not empty';
    // The pool limits statements to seconds. These may take minutes, and sort and join faster with more memory.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local work_mem = '128MB'`);
    for (const step of [...createPeopleSteps(plan), ...createPostSteps(plan), ...createChatSteps(plan)]) {
      const { rowCount } = await tx.execute(sql.raw(step.statement));
      // The next statement joins the rows of this one.
      await tx.execute(sql`analyze ${sql.identifier(step.table)}`);
      onStep(step, rowCount ?? 0);
    }
    // New rows must get ids higher than the seeded ones.
    for (const table of WITH_IDENTITY) {
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.identifier(table)}), 1))`,
      );
    }
    return 'seeded' as const;
  });
  // Index-only scans need the visibility map. Autovacuum would set it later.
  if (outcome === 'seeded') await db.execute(sql`vacuum analyze`);
  return outcome;
}
