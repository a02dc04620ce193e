import type { Integrity, Provenance } from '@social/contracts';
import { and, asc, desc, eq, inArray, like, or, sql } from 'drizzle-orm';
import { blobStore, type StoredBlob } from '../../storage/blob-store';
import type { Database, Queryable } from '../../storage/database';
import {
  blobs,
  collectedReleases,
  compressedBlobs,
  deprecations,
  releaseFiles,
  releases,
  withdrawals,
} from '../../storage/tables/releases';
import type { ReleaseProvenance } from './releases.schema';
import type { ReleaseName } from '../../domain/release-name';
import { listReleaseRuns } from './list-release-runs';
import { restoreRelease, saveRelease, type FileStores, type SaveOutcome, type SentFiles } from './store-release';

export type ReleaseRow = typeof releases.$inferSelect;
export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type DeprecationRow = typeof deprecations.$inferSelect;
export type CollectedRow = typeof collectedReleases.$inferSelect;
export type ReleaseRepository = ReturnType<typeof createReleaseRepository>;

export function createReleaseRepository({ database, bucket }: FileStores) {
  return {
    find: (remote: string, version: string) => findRelease(database, remote, version),

    list(remote: string, limit: number): Promise<ReleaseRow[]> {
      return database.select().from(releases).where(eq(releases.remote, remote)).orderBy(desc(releases.publishedAt)).limit(limit);
    },

    /** Lists the latest release of each remote, by name. */
    listLatest() {
      const { remote, version, publishedBy, publishedAt } = releases;
      return database
        .selectDistinctOn([remote], { remote, version, publishedBy, publishedAt })
        .from(releases)
        .orderBy(asc(remote), desc(publishedAt));
    },

    /** Finds those of the named contents that a release of this remote has. */
    async findStoredFiles(remote: string, integrities: readonly Integrity[]): Promise<Map<Integrity, { sizeBytes: number }>> {
      const rows = await database
        .selectDistinct({ integrity: blobs.integrity, sizeBytes: blobs.sizeBytes })
        .from(releaseFiles)
        .innerJoin(blobs, eq(blobs.integrity, releaseFiles.integrity))
        .where(and(eq(releaseFiles.remote, remote), inArray(releaseFiles.integrity, [...integrities])));
      return new Map(rows.map(({ integrity, sizeBytes }) => [integrity, { sizeBytes }]));
    },

    save: (release: ReleaseRow, sent: SentFiles): Promise<SaveOutcome> => saveRelease({ database, bucket }, release, sent),

    restore: (release: ReleaseRow, sent: SentFiles, by: string, at: Date): Promise<boolean> =>
      restoreRelease({ database, bucket }, { release, sent, by, at }),

    /** Stores a withdrawal unless there is one. @returns the first. */
    withdraw: (withdrawal: WithdrawalRow): Promise<WithdrawalRow> => storeFirst(database, withdrawals, withdrawal),

    /** Stores a deprecation unless there is one. @returns the first. */
    deprecate: (deprecation: DeprecationRow): Promise<DeprecationRow> => storeFirst(database, deprecations, deprecation),

    listRuns: (release: ReleaseName, limit: number) => listReleaseRuns(database, release, limit),

    findWithdrawals: () => listWithdrawals(database),

    findDeprecations: () => listDeprecations(database),

    async readFile(remote: string, version: string, path: string): Promise<StoredBlob | null> {
      const [file] = await database
        .select({ integrity: releaseFiles.integrity })
        .from(releaseFiles)
        .where(and(eq(releaseFiles.remote, remote), eq(releaseFiles.version, version), eq(releaseFiles.path, path)));
      return file ? blobStore.read(database, bucket, file.integrity) : null;
    },
  };
}

export async function findRelease(database: Queryable, remote: string, version: string): Promise<ReleaseRow | null> {
  const [row] = await database
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  return row ?? null;
}

/** Finds releases by name; those that were never published are missing. */
export function findReleases(database: Queryable, named: readonly ReleaseName[]): Promise<ReleaseRow[]> {
  return database.select().from(releases).where(matchReleases(releases, named));
}

/** Stores what an owner says of a release, unless that was said before. @returns the first. */
async function storeFirst(
  database: Database,
  table: typeof withdrawals | typeof deprecations,
  row: WithdrawalRow | DeprecationRow,
): Promise<WithdrawalRow | DeprecationRow> {
  await database.insert(table).values(row).onConflictDoNothing();
  const [first = row] = await database
    .select()
    .from(table)
    .where(matchReleases(table, [row]));
  return first;
}

/** Selects the rows of the named releases. */
export function matchReleases(
  table: Pick<
    typeof releases | typeof releaseFiles | typeof withdrawals | typeof deprecations | typeof collectedReleases,
    'remote' | 'version'
  >,
  named: readonly ReleaseName[],
) {
  const isNamed = named.map(({ remote, version }) => and(eq(table.remote, remote), eq(table.version, version)));
  return or(sql`false`, ...isNamed);
}

/** Finds those of the named releases whose files were removed. */
export function findCollected(database: Queryable, named: readonly ReleaseName[]): Promise<CollectedRow[]> {
  return database.select().from(collectedReleases).where(matchReleases(collectedReleases, named));
}

/** The provenance of these releases; those that have none are missing. */
export function findProvenances(database: Queryable, named: readonly ReleaseName[]): Promise<ReleaseProvenance[]> {
  const provenance = sql<Provenance>`${releases.manifest}->'provenance'`;
  return database
    .select({ remote: releases.remote, version: releases.version, provenance })
    .from(releases)
    .where(and(matchReleases(releases, named), sql`${provenance} is not null`));
}

/** All withdrawals: they are rare. */
export function listWithdrawals(database: Queryable): Promise<WithdrawalRow[]> {
  return database.select().from(withdrawals).orderBy(asc(withdrawals.createdAt));
}

/** The bytes that travel when a browser loads every script of these releases, compressed as far as that is done and smaller. */
export async function sumDownloadBytes(database: Queryable, named: readonly ReleaseName[]): Promise<number> {
  const [row] = await database
    .select({
      bytes: sql<string>`coalesce(sum(coalesce(octet_length(${compressedBlobs.brotli}), ${compressedBlobs.bucketBytes}, ${blobs.sizeBytes})), 0)`,
    })
    .from(releaseFiles)
    .innerJoin(blobs, eq(blobs.integrity, releaseFiles.integrity))
    .leftJoin(compressedBlobs, eq(compressedBlobs.integrity, releaseFiles.integrity))
    .where(and(matchReleases(releaseFiles, named), or(like(releaseFiles.path, '%.js'), like(releaseFiles.path, '%.mjs'))));
  return Number(row?.bytes ?? 0);
}

/** Lists the last three published versions of each remote that is named, newest first. */
export async function listNewestVersions(database: Queryable, named: readonly ReleaseName[]): Promise<Map<string, string[]>> {
  const newest = new Map<string, string[]>();
  for (const { remote } of named) {
    const rows = await database
      .select({ version: releases.version })
      .from(releases)
      .where(eq(releases.remote, remote))
      .orderBy(desc(releases.publishedAt))
      .limit(3);
    newest.set(
      remote,
      rows.map(({ version }) => version),
    );
  }
  return newest;
}

/** All deprecations, oldest first. */
export function listDeprecations(database: Queryable): Promise<DeprecationRow[]> {
  return database.select().from(deprecations).orderBy(asc(deprecations.createdAt));
}
