import type { Composition, EnvironmentHeads, SignedHead } from '@social/contracts';
import { and, asc, desc, eq, getTableColumns, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../storage/database';
import { renderedCompositions, revisions } from '../../storage/tables';
import { findLatestReports } from '../checks/checks.repository';
import { lockEnvironment, lockSettings, saveEnvironment, type EnvironmentRow } from '../environments/environments.repository';
import { createReleaseCache, type ReleaseCache } from '../releases/release-cache';
import { findProvenances, listWithdrawals, newestVersions, sumDownloadBytes } from '../releases/releases.repository';
import { latestSignature, readHead, readHeads, saveSignature, toHead } from '../signing/heads.repository';
import type { Signer } from '../signing/signing-key';

export type RevisionRow = typeof revisions.$inferSelect;
export type NewRevision = { revision: RevisionRow; body: string };
/** A revision of the log, with the hash of its stored page (null when there is none) and what was signed of it. */
export type LoggedRevision = { revision: RevisionRow; digest: string | null; head: SignedHead };
export type RevisionRepository = ReturnType<typeof createRevisionRepository>;
/** An environment inside a transaction, locked against other changes until it ends. */
export type OpenEnvironment = ReturnType<typeof openEnvironment>;

export function createRevisionRepository(database: Database, signer: Signer) {
  const releases = createReleaseCache();

  return {
    /** Reads an environment without locking it. */
    peek: (environment: string) => ({
      name: environment,
      head: () => findHead(database, environment),
      newerThan: (number: number) => selectWhere(database, and(eq(revisions.environment, environment), gt(revisions.number, number))),
    }),
    head: (environment: string) => findHead(database, environment),
    find: (environment: string, number: number) => findRevision(database, environment, number),

    heads: (): Promise<EnvironmentHeads> => readHeads(database),
    signedHead: (environment: string, number: number): Promise<SignedHead | null> => readHead(database, environment, number),

    /** Signs the latest revision of every environment, as a new key and a new epoch need it. */
    async signHeads(): Promise<void> {
      for (const head of Object.values(await readHeads(database))) if (head) await saveSignature(database, signer.sign(head));
    },

    /** Lists the versions of every environment that has a revision. */
    listRunning() {
      const { environment, composition, fallbacks } = revisions;
      return database
        .selectDistinctOn([environment], { environment, composition, fallbacks })
        .from(revisions)
        .orderBy(asc(environment), desc(revisions.number));
    },

    findWithdrawals: () => listWithdrawals(database),
    findProvenances: (named: readonly { remote: string; version: string }[]) => findProvenances(database, named),

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

    /** Reads a part of the log, oldest first. The database hashes the pages, which are far larger than their hashes. */
    async logAfter(environment: string, number: number, limit: number): Promise<LoggedRevision[]> {
      const signature = latestSignature(database, revisions.environment, sql`${revisions.number}`);
      const rows = await database
        .select({
          ...getTableColumns(revisions),
          digest: sql<string | null>`encode(sha256(convert_to(${renderedCompositions.body}, 'UTF8')), 'hex')`,
          epoch: signature.epoch,
          kid: signature.kid,
          value: signature.value,
        })
        .from(revisions)
        .leftJoin(
          renderedCompositions,
          and(eq(renderedCompositions.environment, revisions.environment), eq(renderedCompositions.number, revisions.number)),
        )
        .leftJoinLateral(signature, sql`true`)
        .where(and(eq(revisions.environment, environment), gt(revisions.number, number)))
        .orderBy(asc(revisions.number))
        .limit(limit);
      return rows.map(({ digest, epoch, kid, value, ...revision }) => ({
        revision,
        digest,
        head: toHead({ ...revision, digest: revision.renderedDigest, epoch, kid, value }),
      }));
    },

    /** Runs `work` on a locked environment; when it throws, nothing is stored. Null when there is no such environment. */
    change<T>(environment: string, work: (open: OpenEnvironment) => Promise<T>): Promise<T | null> {
      return database.transaction(async (transaction) => {
        const row = await lockEnvironment(transaction, environment);
        return row ? work(openEnvironment(transaction, row, { signer, releases })) : null;
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
        return work(others, before, openEnvironment(transaction, row, { signer, releases }));
      });
    },
  };
}

function openEnvironment(transaction: Queryable, row: EnvironmentRow, { signer, releases }: { signer: Signer; releases: ReleaseCache }) {
  const { name, settings, freeze } = row;
  return {
    name,
    settings,
    freeze,
    head: () => findHead(transaction, name),
    find: (number: number) => findRevision(transaction, name, number),
    findReleases: (composition: Composition) => releases.find(transaction, composition),
    newestVersions: (remote: string) => newestVersions(transaction, remote),
    findWithdrawals: () => listWithdrawals(transaction),
    findDamagedFiles: (composition: Composition) => releases.findDamagedFiles(transaction, composition),
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

    /** Stores a revision, its page and its signature; false when its number is taken, which the primary key decides. */
    async append({ revision, body }: NewRevision): Promise<boolean> {
      const [saved] = await transaction.insert(revisions).values(revision).onConflictDoNothing().returning({ number: revisions.number });
      if (!saved) return false;
      await transaction.insert(renderedCompositions).values({ environment: name, number: revision.number, body });
      const { number, renderedDigest: digest, hash } = revision;
      await saveSignature(transaction, signer.sign({ environment: name, revision: number, digest, hash }));
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
