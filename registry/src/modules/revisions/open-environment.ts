import type { Composition } from '@social/contracts';
import { and, desc, eq, getTableColumns, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../storage/database';
import { environments } from '../../storage/tables/environments';
import { revisions } from '../../storage/tables/revisions';
import { findLatestReports } from '../checks/checks.repository';
import { saveEnvironment, type EnvironmentRow } from '../environments/environments.repository';
import { findLatestEvents, recordEvent, type NewEvent } from '../events/events.repository';
import type { EventKind } from '../events/events.schema';
import type { ReleaseCache } from '../releases/release-cache';
import {
  findCollected,
  listDeprecations,
  listWithdrawals,
  newestVersions,
  sumDownloadBytes,
  type WithdrawalRow,
} from '../releases/releases.repository';
import { encodeText, type RenderedText } from '../rendering/rendered-text';
import type { SharedTextStore } from '../rendering/rendered-texts.repository';
import type { Signer } from '../signing/signing-key';
import { insertRevision } from './insert-revision';

export type RevisionRow = typeof revisions.$inferSelect;
export type NewRevision = { revision: RevisionRow; rendering: RenderedText };

/** An environment to which revisions can be appended: locked until its transaction ends, or in the version that was read. */
export type OpenEnvironment = ReturnType<typeof openEnvironment>;
/** An environment inside a transaction that reads. */
export type EnvironmentSnapshot = Omit<OpenEnvironment, 'save' | 'append' | 'recordEvent'>;

export type EnvironmentContext = { signer: Signer; releases: ReleaseCache; texts: SharedTextStore };

/** The rows that were read before an environment is opened. */
export type KnownReads = { head: RevisionRow | null; withdrawals: readonly WithdrawalRow[] };

/** @param row with a version when the environment is not locked. */
export function openEnvironment(
  database: Queryable,
  row: EnvironmentRow & { version?: string },
  context: EnvironmentContext,
  known?: KnownReads,
) {
  const { version, ...environment } = row;
  const { name, settings, freeze } = environment;
  const { signer, releases, texts } = context;
  return {
    name,
    settings,
    freeze,
    head: (): Promise<RevisionRow | null> => (known ? Promise.resolve(known.head) : findHead(database, name)),
    find: (number: number) => findRevision(database, name, number),
    findReleases: (composition: Composition) => releases.find(database, composition),
    newestVersions: (remote: string) => newestVersions(database, remote),
    findCollected: (composition: Composition) => findCollected(database, composition),
    findDeprecations: () => listDeprecations(database),
    findWithdrawals: (): Promise<readonly WithdrawalRow[]> => (known ? Promise.resolve(known.withdrawals) : listWithdrawals(database)),
    findDamagedFiles: (composition: Composition) => releases.findDamagedFiles(database, composition),
    findLatestReports: (checks: readonly string[], subjects: readonly string[]) => findLatestReports(database, checks, subjects),
    sumDownloadBytes: (composition: Composition) => sumDownloadBytes(database, composition),

    /** Newest first. */
    newerThan: (number: number) => listNewer(database, name, number),
    /** Newest first. */
    olderThan: (number: number) => selectWhere(database, and(eq(revisions.environment, name), lt(revisions.number, number))),

    save: () => saveEnvironment(database, environment),
    recordEvent: (event: NewEvent) => recordEvent(database, event),
    findLatestEvents: (kind: EventKind, limit: number) => findLatestEvents(database, name, kind, limit),

    /**
     * Stores a revision with its page and its signature. False when the number is taken, when the revision before it is another one,
     * or when the environment or the withdrawals changed after they were read.
     */
    async append({ revision, rendering }: NewRevision): Promise<boolean> {
      const { number, renderedDigest: digest, hash } = revision;
      const { epoch, signature } = signer.sign({ environment: name, revision: number, digest, hash });
      const isStored = await insertRevision(database, {
        revision,
        body: encodeText(rendering),
        textDigests: await texts.save(database, rendering),
        signature: { epoch, ...signature },
        unlocked: version === undefined || !known ? null : { version, withdrawals: known.withdrawals.length },
      });
      if (!isStored) texts.forget();
      return isStored;
    },
  };
}

/** Reads an environment without locking it, and names the version of its row: that of the transaction which wrote it last. */
export async function findEnvironment(database: Queryable, name: string): Promise<(EnvironmentRow & { version: string }) | null> {
  const [row] = await database
    .select({ ...getTableColumns(environments), version: sql<string>`${environments}.xmin::text` })
    .from(environments)
    .where(eq(environments.name, name));
  return row ?? null;
}

export async function findHead(database: Queryable, environment: string): Promise<RevisionRow | null> {
  const [row] = await database
    .select()
    .from(revisions)
    .where(eq(revisions.environment, environment))
    .orderBy(desc(revisions.number))
    .limit(1);
  return row ?? null;
}

export async function findRevision(database: Queryable, environment: string, number: number): Promise<RevisionRow | null> {
  const [row] = await database
    .select()
    .from(revisions)
    .where(and(eq(revisions.environment, environment), eq(revisions.number, number)));
  return row ?? null;
}

/** Newest first. */
export function listNewer(database: Queryable, environment: string, number: number): Promise<RevisionRow[]> {
  return selectWhere(database, and(eq(revisions.environment, environment), gt(revisions.number, number)));
}

function selectWhere(database: Queryable, condition: SQL | undefined): Promise<RevisionRow[]> {
  return database.select().from(revisions).where(condition).orderBy(desc(revisions.number)).limit(500);
}
