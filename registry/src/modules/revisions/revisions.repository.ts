import type { Composition, EnvironmentHeads } from '@social/contracts';
import { and, asc, desc, eq, gt, lt, max } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { environments, renderedCompositions, revisions } from '../../storage/tables';
import { findLatestReports } from '../checks/checks.repository';
import { lockEnvironment, lockSettings, saveEnvironment, type EnvironmentRow } from '../environments/environments.repository';
import { findDamagedFiles, findReleases, newestVersions, sumDownloadBytes } from '../releases/releases.repository';

export type RevisionRow = typeof revisions.$inferSelect;
export type NewRevision = { revision: RevisionRow; body: string };
export type RevisionRepository = ReturnType<typeof createRevisionRepository>;
/** An environment inside a transaction, locked against other changes until it ends. */
export type OpenEnvironment = ReturnType<typeof openEnvironment>;

export function createRevisionRepository(database: Database) {
  return {
    head: (environment: string) => findHead(database, environment),
    find: (environment: string, number: number) => findRevision(database, environment, number),

    async heads(): Promise<EnvironmentHeads> {
      const rows = await database
        .select({ name: environments.name, head: max(revisions.number) })
        .from(environments)
        .leftJoin(revisions, eq(revisions.environment, environments.name))
        .groupBy(environments.name)
        .orderBy(asc(environments.name));
      return Object.fromEntries(rows.map(({ name, head }) => [name, head ?? 0]));
    },

    /** Newest first. */
    page(environment: string, before: number | undefined, limit: number): Promise<RevisionRow[]> {
      return database
        .select()
        .from(revisions)
        .where(and(eq(revisions.environment, environment), before === undefined ? undefined : lt(revisions.number, before)))
        .orderBy(desc(revisions.number))
        .limit(limit);
    },

    /** Reads a page as it was rendered, without its revision; the latest when no number is given. */
    async rendered(environment: string, number?: number): Promise<{ body: string } | null> {
      const [row] = await database
        .select({ body: renderedCompositions.body })
        .from(renderedCompositions)
        .where(
          and(
            eq(renderedCompositions.environment, environment),
            number === undefined ? undefined : eq(renderedCompositions.number, number),
          ),
        )
        .orderBy(desc(renderedCompositions.number))
        .limit(1);
      return row ?? null;
    },

    /** Reads the whole log, oldest first, each revision with its page. */
    log(environment: string): Promise<{ revision: RevisionRow; body: string | null }[]> {
      return database
        .select({ revision: revisions, body: renderedCompositions.body })
        .from(revisions)
        .leftJoin(
          renderedCompositions,
          and(eq(renderedCompositions.environment, revisions.environment), eq(renderedCompositions.number, revisions.number)),
        )
        .where(eq(revisions.environment, environment))
        .orderBy(asc(revisions.number));
    },

    /** Runs `work` on a locked environment; when it throws, nothing is stored. Null when there is no such environment. */
    change<T>(environment: string, work: (open: OpenEnvironment) => Promise<T>): Promise<T | null> {
      return database.transaction(async (transaction) => {
        const row = await lockEnvironment(transaction, environment);
        return row ? work(openEnvironment(transaction, row)) : null;
      });
    },

    /** Runs `work` as `change` does, with the settings of all environments locked. The environment may be new. */
    changeSettings<T>(
      row: EnvironmentRow,
      work: (others: EnvironmentRow[], before: EnvironmentRow | null, open: OpenEnvironment) => Promise<T>,
    ) {
      return database.transaction(async (transaction) => {
        const all = await lockSettings(transaction);
        const before = await lockEnvironment(transaction, row.name);
        const others = all.filter(({ name }) => name !== row.name);
        return work(others, before, openEnvironment(transaction, row));
      });
    },
  };
}

function openEnvironment(transaction: Queryable, row: EnvironmentRow) {
  const { name, settings } = row;
  return {
    name,
    settings,
    head: () => findHead(transaction, name),
    find: (number: number) => findRevision(transaction, name, number),
    findReleases: (composition: Composition) => findReleases(transaction, composition),
    newestVersions: (remote: string) => newestVersions(transaction, remote),
    findDamagedFiles: (composition: Composition) => findDamagedFiles(transaction, composition),
    findLatestReports: (checks: readonly string[], subjects: readonly string[]) => findLatestReports(transaction, checks, subjects),
    sumDownloadBytes: (composition: Composition) => sumDownloadBytes(transaction, composition),

    /** Newest first. */
    newerThan(number: number): Promise<RevisionRow[]> {
      return selectWhere(transaction, and(eq(revisions.environment, name), gt(revisions.number, number)));
    },
    /** Newest first. */
    olderThan(number: number): Promise<RevisionRow[]> {
      return selectWhere(transaction, and(eq(revisions.environment, name), lt(revisions.number, number)));
    },

    save: () => saveEnvironment(transaction, row),

    /** Stores a revision and its page; false when its number is taken, which the primary key decides. */
    async append({ revision, body }: NewRevision): Promise<boolean> {
      const [saved] = await transaction.insert(revisions).values(revision).onConflictDoNothing().returning({ number: revisions.number });
      if (!saved) return false;
      await transaction.insert(renderedCompositions).values({ environment: name, number: revision.number, body });
      return true;
    },
  };
}

function selectWhere(database: Queryable, condition: ReturnType<typeof and>): Promise<RevisionRow[]> {
  return database.select().from(revisions).where(condition).orderBy(desc(revisions.number)).limit(500);
}

async function findHead(database: Queryable, environment: string): Promise<RevisionRow | null> {
  const [row] = await database
    .select()
    .from(revisions)
    .where(eq(revisions.environment, environment))
    .orderBy(desc(revisions.number))
    .limit(1);
  return row ?? null;
}

async function findRevision(database: Queryable, environment: string, number: number): Promise<RevisionRow | null> {
  const [row] = await database
    .select()
    .from(revisions)
    .where(and(eq(revisions.environment, environment), eq(revisions.number, number)));
  return row ?? null;
}
