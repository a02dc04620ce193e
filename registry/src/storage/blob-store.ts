import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Integrity } from '@social/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from './database';
import { blobs } from './tables';

export type StoredBlob = typeof blobs.$inferSelect;

const compress = promisify(brotliCompress);

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
  async put(database: Queryable, wanted: readonly StoredBlob[]): Promise<void> {
    for (const blob of [...wanted].sort((a, b) => (a.integrity < b.integrity ? -1 : 1))) {
      await database.insert(blobs).values(blob).onConflictDoNothing();
    }
  },

  async read(database: Queryable, integrity: Integrity): Promise<StoredBlob | null> {
    const [blob] = await database.select().from(blobs).where(eq(blobs.integrity, integrity));
    return blob ?? null;
  },
};

const textExtensions = /\.(js|css|json|txt)$/;

/** Makes the row of a file. Text is compressed at brotli's highest quality: once, for every later read. */
export async function toBlob({ path, integrity, bytes }: { path: string; integrity: Integrity; bytes: Buffer }): Promise<StoredBlob> {
  const brotli = textExtensions.test(path) && bytes.byteLength > 0 ? await compressHard(bytes) : null;
  return { integrity, sizeBytes: bytes.byteLength, raw: bytes, brotli: brotli && brotli.byteLength < bytes.byteLength ? brotli : null };
}

function compressHard(bytes: Buffer): Promise<Buffer> {
  return compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
