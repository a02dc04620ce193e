import { sql } from 'drizzle-orm';
import type { Database } from '../../client';
import { members } from '../../schema/members';
import { chatSteps } from './large-chats';
import { peopleSteps } from './large-people';
import type { LargePlan, LargeStep } from './large-plan';
import { postSteps } from './large-posts';

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
 * Fills an empty database with a place of any size by a few dozen statements: all of it or, when it is ended half-way, nothing.
 * The same plan makes the same rows. Does nothing where there are members already.
 * @param onStep is told of each statement that is done, and how many rows it made or changed.
 */
export async function seedLargeDatabase(
  db: Database,
  plan: LargePlan,
  onStep: (step: LargeStep, rows: number) => void = () => undefined,
): Promise<'seeded' | 'not empty'> {
  const outcome = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if ((await tx.$count(members)) > 0) return 'not empty';
    // A pool's connection ends statements after seconds; these may take minutes, and sort and join better with room.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local work_mem = '128MB'`);
    for (const step of [...peopleSteps(plan), ...postSteps(plan), ...chatSteps(plan)]) {
      const { rowCount } = await tx.execute(sql.raw(step.statement));
      // The next statement joins what this one made.
      await tx.execute(sql`analyze ${sql.identifier(step.table)}`);
      onStep(step, rowCount ?? 0);
    }
    // What members write next goes on where the seed ended.
    for (const table of WITH_IDENTITY) {
      await tx.execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.identifier(table)}), 1))`,
      );
    }
    return 'seeded' as const;
  });
  // As autovacuum would soon: without it, statements that could answer from an index alone go to the tables.
  if (outcome === 'seeded') await db.execute(sql`vacuum analyze`);
  return outcome;
}
