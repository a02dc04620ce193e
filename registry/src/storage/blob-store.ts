import type { Integrity } from '@social/contracts';
import { asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { blobs, compressedBlobs, releaseFiles } from './tables/releases';

export type BlobRow = typeof blobs.$inferSelect;
export type CompressedBlob = typeof compressedBlobs.$inferSelect;
/** `brotli` is null while the file `isPending`, and where compressing gains nothing. */
export type StoredBlob = BlobRow & Pick<CompressedBlob, 'brotli'> & { isPending: boolean };
export type NewBlob = BlobRow & { isText: boolean };

/** Any number that nobody else locks with in this database. */
const FILES_LOCK = 7_264_002;

export const blobStore = {
  /** Waits until no file is being removed, and lets none be removed before the transaction ends. */
  async holdFiles(transaction: Queryable): Promise<void> {
    await transaction.execute(sql`select pg_advisory_xact_lock_shared(${FILES_LOCK})`);
  },

  /** Removes up to `limit` contents that no release names, while no release is being stored. @returns their sizes. */
  async removeUnused(transaction: Queryable, limit: number): Promise<number[]> {
    await transaction.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK})`);
    const { rows } = await transaction.execute<{ size: number }>(sql`
      delete from ${blobs} where ${blobs.integrity} in (
        select unused.integrity from ${blobs} unused
        where not exists (select from ${releaseFiles} where ${releaseFiles.integrity} = unused.integrity) limit ${limit})
      returning ${blobs.sizeBytes} as size`);
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
      if (!isText) await blobStore.putCompressed(database, { integrity: blob.integrity, brotli: null });
    }
  },

  async read(database: Queryable, integrity: Integrity): Promise<StoredBlob | null> {
    const [blob] = await database
      .select({ ...getTableColumns(blobs), brotli: compressedBlobs.brotli, isPending: sql<boolean>`${compressedBlobs.integrity} is null` })
      .from(blobs)
      .leftJoin(compressedBlobs, eq(compressedBlobs.integrity, blobs.integrity))
      .where(eq(blobs.integrity, integrity));
    return blob ?? null;
  },

  /** Finds the smallest content of which nobody knows yet whether brotli makes it smaller. */
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

  /** Stores how a content is compressed, or null where brotli gains nothing. Repeating keeps the first. */
  async putCompressed(database: Queryable, compressed: CompressedBlob): Promise<void> {
    const { integrity, brotli } = compressed;
    // Nothing where the content was removed meanwhile.
    await database.execute(sql`
      insert into ${compressedBlobs} (integrity, brotli)
      select ${blobs.integrity}, ${sql.param(brotli, compressedBlobs.brotli)}::bytea from ${blobs} where ${blobs.integrity} = ${integrity} for key share
      on conflict do nothing`);
  },
};

const textExtensions = /\.(js|css|json|txt)$/;

/** Makes the row of a file. */
export function toBlob({ path, integrity, bytes }: { path: string; integrity: Integrity; bytes: Buffer }): NewBlob {
  return { integrity, sizeBytes: bytes.byteLength, raw: bytes, isText: textExtensions.test(path) && bytes.byteLength > 0 };
}
