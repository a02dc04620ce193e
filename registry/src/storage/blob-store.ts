import type { Integrity } from '@social/contracts';
import { StorageUnavailableError } from '@social/server-storage/storage-errors';
import { asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { claimObjects, type BlobBucket, type BlobEncoding } from './blob-bucket';
import type { Queryable } from './database';
import { blobs, compressedBlobs, releaseFiles, unclaimedObjects } from './tables/releases';

export type BlobRow = typeof blobs.$inferSelect;
export type CompressedBlob = typeof compressedBlobs.$inferSelect;
export type Blob = { integrity: Integrity; sizeBytes: number; raw: Buffer };
/** `brotli` is null while the file `isPending`, and where compressing gains nothing. */
export type StoredBlob = Blob & { brotli: Buffer | null; isPending: boolean };
/** `raw` is null where the transaction claimed its object in the bucket. */
export type NewBlob = BlobRow & { isText: boolean };

/** The forms of a content that the database holds; null where one is in the bucket, or there is none. */
export type BytesInDatabase = { integrity: Integrity; raw: Buffer | null; brotli: Buffer | null };

/** Any number that no other lock of this database uses. */
const FILES_LOCK = 7_264_002;

export const blobStore = {
  /** Waits until no file is being removed, and lets none be removed before the transaction ends. */
  async holdFiles(transaction: Queryable): Promise<void> {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${FILES_LOCK})`);
  },

  /**
   * Removes up to `limit` contents that no release names, while no release is being stored. Objects in the bucket are to be removed after it.
   * @returns their sizes.
   */
  async removeUnused(transaction: Queryable, limit: number): Promise<number[]> {
    await transaction.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK})`);
    const { rows } = await transaction.execute<{ size: number }>(sql`
      with gone as (
        delete from ${blobs} where ${blobs.integrity} in (
          select unused.integrity from ${blobs} unused
          where not exists (select from ${releaseFiles} where ${releaseFiles.integrity} = unused.integrity) limit ${limit})
        returning integrity, size_bytes, raw is null as is_in_bucket),
      objects as (
        select integrity, 'identity' as encoding from gone where is_in_bucket
        union all select integrity, 'br' from gone join ${compressedBlobs} using (integrity) where bucket_bytes is not null),
      recorded as (
        insert into ${unclaimedObjects} (integrity, encoding, recorded_at) select integrity, encoding, 'epoch' from objects
        on conflict do nothing)
      select size_bytes as size from gone`);
    return rows.map(({ size }) => size);
  },

  /** Finds those of the named contents that are stored already. */
  async known(database: Queryable, integrities: readonly Integrity[]): Promise<Set<Integrity>> {
    const rows = await database
      .select({ integrity: blobs.integrity })
      .from(blobs)
      .where(inArray(blobs.integrity, [...integrities]));
    return new Set(rows.map(({ integrity }) => integrity));
  },

  /** Stores the missing ones in the order of their keys, so that two publishes with common files cannot deadlock. */
  async put(database: Queryable, wanted: readonly NewBlob[]): Promise<void> {
    for (const { isText, ...blob } of [...wanted].sort((a, b) => (a.integrity < b.integrity ? -1 : 1))) {
      await database.insert(blobs).values(blob).onConflictDoNothing();
      if (!isText) await blobStore.putCompressed(database, { integrity: blob.integrity, brotli: null, bucketBytes: null });
    }
  },

  async read(database: Queryable, bucket: BlobBucket | null, integrity: Integrity): Promise<StoredBlob | null> {
    const [row] = await database
      .select({
        ...getTableColumns(blobs),
        brotli: compressedBlobs.brotli,
        bucketBytes: compressedBlobs.bucketBytes,
        isPending: sql<boolean>`${compressedBlobs.integrity} is null`,
      })
      .from(blobs)
      .leftJoin(compressedBlobs, eq(compressedBlobs.integrity, blobs.integrity))
      .where(eq(blobs.integrity, integrity));
    if (!row) return null;
    const { bucketBytes, ...blob } = row;
    const [raw, brotli] = await Promise.all([
      readRaw(bucket, row),
      bucketBytes === null ? row.brotli : readFromBucket(bucket, integrity, 'br'),
    ]);
    return { ...blob, raw, brotli };
  },

  /** Returns true if the bytes of any content are in a bucket. */
  async isAnyInBucket(database: Queryable): Promise<boolean> {
    const rows = await database.select({ integrity: blobs.integrity }).from(blobs).where(isNull(blobs.raw)).limit(1);
    return rows.length > 0;
  },

  /** Lists contents that the database holds in some form, by their hashes, with how much each takes. */
  async listInDatabase(
    database: Queryable,
    { after, limit }: { after: string; limit: number },
  ): Promise<{ integrity: Integrity; bytes: number }[]> {
    const { rows } = await database.execute<{ integrity: Integrity; bytes: number }>(sql`
      select integrity, ${bytesHeld} as bytes from ${heldContents} and integrity > ${after} order by integrity limit ${limit}`);
    return rows;
  },

  /** Counts the contents that the database holds in some form, and their bytes. */
  async countInDatabase(database: Queryable): Promise<{ files: number; bytes: number }> {
    const { rows } = await database.execute<{ files: string; bytes: string }>(sql`
      select count(*) as files, coalesce(sum(${bytesHeld}), 0) as bytes from ${heldContents}`);
    return { files: Number(rows[0]?.files), bytes: Number(rows[0]?.bytes) };
  },

  /** Reads what the database holds of a content; null where that is nothing. */
  async readInDatabase(database: Queryable, integrity: Integrity): Promise<BytesInDatabase | null> {
    const [row] = await database
      .select({ integrity: blobs.integrity, raw: blobs.raw, brotli: compressedBlobs.brotli })
      .from(blobs)
      .leftJoin(compressedBlobs, eq(compressedBlobs.integrity, blobs.integrity))
      .where(eq(blobs.integrity, integrity));
    return row?.raw || row?.brotli ? row : null;
  },

  /**
   * Removes from the database those bytes of a content that the bucket holds now, and claims their objects.
   * @param copies the bucket's answers, null where nothing was uploaded.
   * @returns number of bytes removed from the database; null if it held none. Unclaimed objects are removed from the bucket later.
   */
  async leaveToBucket(transaction: Queryable, { integrity, raw, brotli }: BytesInDatabase): Promise<number | null> {
    await blobStore.holdFiles(transaction);
    // A call at the same time waits here, and then finds nothing left. No claim without a row: its object would never be removed.
    const { rows } = await transaction.execute<{ hasRaw: boolean; hasBrotli: boolean }>(sql`
      select ${blobs.raw} is not null as "hasRaw",
        exists (select from ${compressedBlobs} c where c.integrity = ${blobs.integrity} and c.brotli is not null) as "hasBrotli"
      from ${blobs} where ${blobs.integrity} = ${integrity} for no key update`);
    const [row] = rows;
    let bytes: number | null = null;
    if (raw && row?.hasRaw && (await claimObjects(transaction, [integrity], 'identity')).has(integrity)) {
      await transaction.update(blobs).set({ raw: null }).where(eq(blobs.integrity, integrity));
      bytes = raw.byteLength;
    }
    if (brotli && row?.hasBrotli && (await claimObjects(transaction, [integrity], 'br')).has(integrity)) {
      const moved = { brotli: null, bucketBytes: brotli.byteLength };
      await transaction.update(compressedBlobs).set(moved).where(eq(compressedBlobs.integrity, integrity));
      bytes = (bytes ?? 0) + brotli.byteLength;
    }
    return bytes;
  },

  /** Finds the smallest content for which it is unknown whether brotli makes it smaller. */
  async findUncompressed(database: Queryable): Promise<BlobRow | null> {
    const [blob] = await database
      .select(getTableColumns(blobs))
      .from(blobs)
      .leftJoin(compressedBlobs, eq(compressedBlobs.integrity, blobs.integrity))
      .where(isNull(compressedBlobs.integrity))
      .orderBy(asc(blobs.sizeBytes))
      .limit(1);
    return blob ?? null;
  },

  /** Stores how a content is compressed, or nulls where brotli gains nothing. Repeating keeps the first. @returns whether it was stored now. */
  async putCompressed(database: Queryable, { integrity, brotli, bucketBytes }: CompressedBlob): Promise<boolean> {
    // Does nothing if the content no longer exists.
    const { rows } = await database.execute(sql`
      insert into ${compressedBlobs} (integrity, brotli, bucket_bytes)
      select ${blobs.integrity}, ${sql.param(brotli, compressedBlobs.brotli)}::bytea, ${bucketBytes}::integer
      from ${blobs} where ${blobs.integrity} = ${integrity} for key share
      on conflict do nothing returning 1`);
    return rows.length > 0;
  },
};

const heldContents = sql`${blobs} left join ${compressedBlobs} using (integrity) where (raw is not null or brotli is not null)`;
const bytesHeld = sql`(case when raw is null then 0 else size_bytes end + coalesce(octet_length(brotli), 0))`;

/** Reads the bytes of a content. Where its object is missing there are none, which have another hash. @throws {StorageUnavailableError} */
export async function readRaw(bucket: BlobBucket | null, { integrity, raw }: Pick<BlobRow, 'integrity' | 'raw'>): Promise<Buffer> {
  return raw ?? (await readFromBucket(bucket, integrity, 'identity')) ?? Buffer.alloc(0);
}

async function readFromBucket(bucket: BlobBucket | null, integrity: Integrity, encoding: BlobEncoding): Promise<Buffer | null> {
  if (!bucket) throw new StorageUnavailableError('The bytes are in a bucket, and the settings name none.');
  return bucket.read(integrity, encoding);
}

const textExtensions = /\.(js|css|json|txt)$/;

/** Makes the row of a file. */
export function toBlob(file: { path: string; integrity: Integrity; bytes: Buffer }, isInBucket: boolean): NewBlob {
  const sizeBytes = file.bytes.byteLength;
  const raw = isInBucket ? null : file.bytes;
  return { integrity: file.integrity, sizeBytes, raw, isText: textExtensions.test(file.path) && sizeBytes > 0 };
}
