import { asc, eq, max, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { environments } from '../../storage/tables/environments';
import { revisions } from '../../storage/tables/revisions';
import { recordEvent, type NewEvent } from '../events/events.repository';
import type { Freeze } from '../../domain/environment-settings';

export type EnvironmentRow = typeof environments.$inferSelect;
export type EnvironmentWithRevision = EnvironmentRow & { revision: number };
export type EnvironmentRepository = ReturnType<typeof createEnvironmentRepository>;

export function createEnvironmentRepository(database: Database) {
  const withRevision = () =>
    database
      .select({
        name: environments.name,
        settings: environments.settings,
        settingsVersion: environments.settingsVersion,
        freeze: environments.freeze,
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

    /** Stores the freeze and the event that `decide` makes of the present freeze; null changes nothing. False when there is no such environment. */
    changeFreeze(name: string, decide: (present: Freeze | null) => { freeze: Freeze | null; event: NewEvent } | null): Promise<boolean> {
      return database.transaction(async (transaction) => {
        const row = await lockEnvironment(transaction, name);
        if (!row) return false;
        const change = decide(row.freeze);
        if (!change) return true;
        await transaction.update(environments).set({ freeze: change.freeze }).where(eq(environments.name, name));
        await recordEvent(transaction, change.event);
        return true;
      });
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
  const { settings, settingsVersion, changedBy, changedAt } = row;
  await transaction
    .insert(environments)
    .values(row)
    .onConflictDoUpdate({ target: environments.name, set: { settings, settingsVersion, changedBy, changedAt } });
}
