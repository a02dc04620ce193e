import { asc, eq, max, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { environments, revisions } from '../../storage/tables';

export type EnvironmentRow = typeof environments.$inferSelect;
export type EnvironmentWithRevision = EnvironmentRow & { revision: number };
export type EnvironmentRepository = ReturnType<typeof createEnvironmentRepository>;

export function createEnvironmentRepository(database: Database) {
  const withRevision = () =>
    database
      .select({
        name: environments.name,
        settings: environments.settings,
        changedBy: environments.changedBy,
        changedAt: environments.changedAt,
        revision: sql<number>`coalesce(${max(revisions.number)}, 0)`.mapWith(Number),
      })
      .from(environments)
      .leftJoin(revisions, eq(revisions.environment, environments.name))
      .groupBy(environments.name)
      .orderBy(asc(environments.name));

  return {
    list: (): Promise<EnvironmentWithRevision[]> => withRevision(),

    async find(name: string): Promise<EnvironmentWithRevision | null> {
      const [row] = await withRevision().where(eq(environments.name, name));
      return row ?? null;
    },
  };
}

/** Locks and reads all environments: no other change of settings until the transaction ends. Pins still read them. */
export async function lockSettings(transaction: Queryable): Promise<EnvironmentRow[]> {
  await transaction.execute(sql`lock table ${environments} in share row exclusive mode`);
  return transaction.select().from(environments);
}

/** Locks and reads an environment: no other change of it until the transaction ends. */
export async function lockEnvironment(transaction: Queryable, name: string): Promise<EnvironmentRow | null> {
  const [row] = await transaction.select().from(environments).where(eq(environments.name, name)).for('update');
  return row ?? null;
}

export async function saveEnvironment(transaction: Queryable, row: EnvironmentRow): Promise<void> {
  const { settings, changedBy, changedAt } = row;
  await transaction
    .insert(environments)
    .values(row)
    .onConflictDoUpdate({ target: environments.name, set: { settings, changedBy, changedAt } });
}
