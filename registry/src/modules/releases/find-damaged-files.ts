import { createHash } from 'node:crypto';
import type { Composition } from '@social/contracts';
import { inParallel } from '@social/server-storage/in-parallel';
import { eq, sql } from 'drizzle-orm';
import type { BlobBucket } from '../../storage/blob-bucket';
import { readRaw } from '../../storage/blob-store';
import type { Queryable } from '../../storage/database';
import { blobs, releaseFiles } from '../../storage/tables/releases';
import { matchVersions } from './releases.repository';

export type DamagedFile = { remote: string; path: string };

const READS_AT_ONCE = 8;

/** Finds the files of these releases whose stored bytes are missing or have another hash than the manifest says. Those in the bucket are read for it. */
export async function findDamagedFiles(database: Queryable, bucket: BlobBucket | null, composition: Composition): Promise<DamagedFile[]> {
  const isInBucket = sql<boolean>`${blobs.integrity} is not null and ${blobs.raw} is null`;
  const isOther = sql<boolean>`'sha384-' || encode(sha384(${blobs.raw}), 'base64') is distinct from ${releaseFiles.integrity}`;
  const { remote, path, integrity } = releaseFiles;
  const suspects = await database
    .select({ remote, path, integrity, isInBucket })
    .from(releaseFiles)
    .leftJoin(blobs, eq(blobs.integrity, integrity))
    .where(sql`${matchVersions(releaseFiles, composition)} and ${isOther}`);
  const damaged = suspects.filter((file) => !file.isInBucket);
  await inParallel(
    suspects.filter((file) => file.isInBucket),
    READS_AT_ONCE,
    async (file) => {
      const bytes = await readRaw(bucket, { integrity: file.integrity, raw: null });
      if (!isIntact({ integrity: file.integrity, raw: bytes })) damaged.push(file);
    },
  );
  return damaged.map((file) => ({ remote: file.remote, path: file.path }));
}

/** Whether bytes have the hash that names them. */
export function isIntact({ integrity, raw }: { integrity: string; raw: Buffer }): boolean {
  return `sha384-${createHash('sha384').update(raw).digest('base64')}` === integrity;
}
