import { createHash } from 'node:crypto';
import { inParallel } from '@social/server-storage/in-parallel';
import { eq, sql } from 'drizzle-orm';
import type { BlobBucket } from '../../storage/blob-bucket';
import { readRaw } from '../../storage/blob-store';
import type { Queryable } from '../../storage/database';
import { blobs, releaseFiles } from '../../storage/tables/releases';
import { matchReleases } from './releases.repository';
import type { ReleaseName } from '../../domain/release-name';

export type DamagedFile = ReleaseName & { path: string };

const READS_AT_ONCE = 8;

/** Finds the files of these releases whose stored bytes are missing or have another hash than the manifest says. Those in the bucket are read for it. */
export async function findDamagedFiles(
  database: Queryable,
  bucket: BlobBucket | null,
  named: readonly ReleaseName[],
): Promise<DamagedFile[]> {
  const isInBucket = sql<boolean>`${blobs.integrity} is not null and ${blobs.raw} is null`;
  const isOther = sql<boolean>`'sha384-' || encode(sha384(${blobs.raw}), 'base64') is distinct from ${releaseFiles.integrity}`;
  const { remote, version, path, integrity } = releaseFiles;
  const suspects = await database
    .select({ remote, version, path, integrity, isInBucket })
    .from(releaseFiles)
    .leftJoin(blobs, eq(blobs.integrity, integrity))
    .where(sql`${matchReleases(releaseFiles, named)} and ${isOther}`);
  const damaged = suspects.filter((file) => !file.isInBucket);
  await inParallel(
    suspects.filter((file) => file.isInBucket),
    READS_AT_ONCE,
    async (file) => {
      const bytes = await readRaw(bucket, { integrity: file.integrity, raw: null });
      if (!isIntact({ integrity: file.integrity, raw: bytes })) damaged.push(file);
    },
  );
  return damaged.map((file) => ({ remote: file.remote, version: file.version, path: file.path }));
}

/** Returns true if bytes have the hash that names them. */
export function isIntact({ integrity, raw }: { integrity: string; raw: Buffer }): boolean {
  return `sha384-${createHash('sha384').update(raw).digest('base64')}` === integrity;
}
