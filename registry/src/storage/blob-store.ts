import type { Integrity } from '@social/contracts';
import { asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { blobs, compressedBlobs } from './tables';

export type BlobRow = typeof blobs.$inferSelect;
export type CompressedBlob = typeof compressedBlobs.$inferSelect;
/** `brotli` is null while the file `isPending`, and where compressing gains nothing. */
export type StoredBlob = BlobRow & Pick<CompressedBlob, 'brotli'> & { isPending: boolean };
export type NewBlob = BlobRow & { isText: boolean };

export const blobStore = {
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
    await database.insert(compressedBlobs).values(compressed).onConflictDoNothing();
  },
};

const textExtensions = /\.(js|css|json|txt)$/;

/** Makes the row of a file. */
export function toBlob({ path, integrity, bytes }: { path: string; integrity: Integrity; bytes: Buffer }): NewBlob {
  return { integrity, sizeBytes: bytes.byteLength, raw: bytes, isText: textExtensions.test(path) && bytes.byteLength > 0 };
}
