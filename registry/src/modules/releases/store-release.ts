import type { Integrity } from '@social/contracts';
import { and, eq } from 'drizzle-orm';
import { claimObjects, type BlobBucket } from '../../storage/blob-bucket';
import { blobStore, toBlob } from '../../storage/blob-store';
import type { Database, Queryable } from '../../storage/database';
import { collectedReleases, releaseFiles, releases, restoredReleases } from '../../storage/tables/releases';
import { ManifestMismatchError } from './releases.errors';
import type { ArchiveFile } from './releases.schema';

type ReleaseRow = typeof releases.$inferSelect;
export type SaveOutcome = { outcome: 'saved' } | { outcome: 'present'; release: ReleaseRow };
/** The files that came with a release, by their hash. The others are stored already. */
export type SentFiles = ReadonlyMap<Integrity, ArchiveFile>;

/** Where files are stored: in the database, unless there is a bucket. */
export type FileStores = { database: Database; bucket: BlobBucket | null };

/**
 * Stores a release with all its files, or nothing. If two requests save a version at once, the second waits and finds the first.
 * @throws {ManifestMismatchError} when a file that was not sent has been removed.
 */
export async function saveRelease({ database, bucket }: FileStores, release: ReleaseRow, sent: SentFiles): Promise<SaveOutcome> {
  await uploadUnknown({ database, bucket }, release, sent);
  return database.transaction(async (transaction) => {
    await blobStore.holdFiles(transaction);
    const [saved] = await transaction.insert(releases).values(release).onConflictDoNothing().returning({ remote: releases.remote });
    if (!saved) return { outcome: 'present', release: await mustFind(transaction, release) };
    await storeFiles(transaction, release, sent);
    return { outcome: 'saved' };
  });
}

/**
 * Stores the files of a release again that were removed from it, and who did that when.
 * @returns false where none were removed, or somebody else has restored it.
 * @throws {ManifestMismatchError} as `saveRelease` does.
 */
export async function restoreRelease(
  { database, bucket }: FileStores,
  { release, sent, by, at }: { release: ReleaseRow; sent: SentFiles; by: string; at: Date },
): Promise<boolean> {
  await uploadUnknown({ database, bucket }, release, sent);
  return database.transaction(async (transaction) => {
    await blobStore.holdFiles(transaction);
    const isOfRelease = and(eq(collectedReleases.remote, release.remote), eq(collectedReleases.version, release.version));
    const [collected] = await transaction.select().from(collectedReleases).where(isOfRelease).for('update');
    if (!collected) return false;
    await storeFiles(transaction, release, sent);
    await transaction.insert(restoredReleases).values({ ...collected, restoredBy: by, restoredAt: at });
    await transaction.delete(collectedReleases).where(isOfRelease);
    return true;
  });
}

/** Uploads the sent files that are new to the bucket, before the transaction that names them: it must not wait for uploads. */
async function uploadUnknown({ database, bucket }: FileStores, { manifest }: ReleaseRow, sent: SentFiles): Promise<void> {
  if (!bucket) return;
  const integrities = manifest.files.map(({ integrity }) => integrity);
  const known = await blobStore.known(database, integrities);
  const unknown = [...sent.values()].filter(({ integrity }) => integrities.includes(integrity) && !known.has(integrity));
  await bucket.upload(unknown, 'identity');
}

/** @throws {ManifestMismatchError} when a file was not sent and is not stored. */
async function storeFiles(transaction: Queryable, { remote, version, manifest }: ReleaseRow, sent: SentFiles): Promise<void> {
  const integrities = manifest.files.map(({ integrity }) => integrity);
  const known = await blobStore.known(transaction, integrities);
  const removed = manifest.files.find(({ integrity }) => !known.has(integrity) && !sent.has(integrity));
  if (removed) throw new ManifestMismatchError(removed.path, 'the archive does not hold it');
  const unknown = [...sent.values()].filter(({ integrity }) => integrities.includes(integrity) && !known.has(integrity));
  // A file that was not uploaded, because it was known until now, is stored in the database.
  const claimed = await claimObjects(
    transaction,
    unknown.map(({ integrity }) => integrity),
    'identity',
  );
  await blobStore.put(
    transaction,
    unknown.map((file) => toBlob(file, claimed.has(file.integrity))),
  );
  // Where a removal was interrupted, some of the files of the release that is restored are still there.
  const rows = manifest.files.map(({ path, integrity }) => ({ remote, version, path, integrity }));
  await transaction.insert(releaseFiles).values(rows).onConflictDoNothing();
}

async function mustFind(database: Queryable, { remote, version }: ReleaseRow): Promise<ReleaseRow> {
  const [row] = await database
    .select()
    .from(releases)
    .where(and(eq(releases.remote, remote), eq(releases.version, version)));
  if (!row) throw new Error(`${remote}@${version} is neither new nor there: releases are never deleted.`);
  return row;
}
