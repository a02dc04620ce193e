import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Integrity } from '@social/contracts';
import { inParallel } from '@social/server-storage/in-parallel';
import type { BlobBucket, BlobEncoding } from '../../storage/blob-bucket';
import { blobStore, type BytesInDatabase } from '../../storage/blob-store';
import type { Database } from '../../storage/database';
import { isIntact } from '../releases/find-damaged-files';
import type { MovedView } from './storage.schema';

/** A batch is held in memory, and is one request: it ends long before a proxy would end it. */
const FILES_PER_BATCH = 64;
const BYTES_PER_BATCH = 16 << 20;
const MOVES_AT_ONCE = 8;

const decompress = promisify(brotliDecompress);

type MoveDependencies = { database: Database; bucket: BlobBucket };

/**
 * Moves the next files from the database to the bucket, in the order of their hashes. Bytes are removed from the database in the
 * transaction that claims their object. Before that they are read back from the bucket and compared with their hash. A file is in at least
 * one of the two at any time.
 */
export async function moveBatch({ database, bucket }: MoveDependencies, after: string | null): Promise<MovedView> {
  const sizes = await blobStore.listInDatabase(database, { after: after ?? '', limit: FILES_PER_BATCH });
  const batch = takeBatch(sizes);
  const moved = { files: 0, bytes: 0 };
  const damaged: Integrity[] = [];
  await inParallel(batch, MOVES_AT_ONCE, async ({ integrity }) => {
    const outcome = await moveFile({ database, bucket }, integrity);
    if (outcome === 'damaged') damaged.push(integrity);
    else if (outcome !== null) {
      moved.files += 1;
      moved.bytes += outcome;
    }
  });
  const isLast = batch.length === sizes.length && sizes.length < FILES_PER_BATCH;
  const next = isLast ? null : (batch.at(-1)?.integrity ?? null);
  return { ...moved, damaged, next, left: await blobStore.countInDatabase(database) };
}

/** Takes files from the beginning until they fill a batch, and one in any case. */
function takeBatch<T extends { bytes: number }>(sizes: readonly T[]): T[] {
  let bytes = 0;
  return sizes.filter((file, index) => (bytes += file.bytes) <= BYTES_PER_BATCH || index === 0);
}

/** @returns number of bytes removed from the database; null if another call was faster, or the file no longer exists. */
async function moveFile({ database, bucket }: MoveDependencies, integrity: Integrity): Promise<number | null | 'damaged'> {
  const stored = await blobStore.readInDatabase(database, integrity);
  if (!stored) return null;
  if (!(await isWhole(stored))) return 'damaged';
  const raw = stored.raw && (await copy(bucket, integrity, 'identity', stored.raw));
  const brotli = stored.brotli && (await copy(bucket, integrity, 'br', stored.brotli));
  if (!(await isWhole({ integrity, raw, brotli }))) return 'damaged';
  return database.transaction((transaction) => blobStore.leaveToBucket(transaction, { integrity, raw, brotli }));
}

/** Uploads bytes and reads them back: an object that was there before is not replaced, and may be another compression of the same bytes. */
async function copy(bucket: BlobBucket, integrity: Integrity, encoding: BlobEncoding, bytes: Buffer): Promise<Buffer> {
  await bucket.upload([{ integrity, bytes }], encoding);
  return (await bucket.read(integrity, encoding)) ?? Buffer.alloc(0);
}

/** Returns true if both forms of a file are the bytes that its hash names; a form that is null is elsewhere. */
async function isWhole({ integrity, raw, brotli }: BytesInDatabase): Promise<boolean> {
  if (raw && !isIntact({ integrity, raw })) return false;
  if (!brotli) return true;
  const decompressed = await decompress(brotli).catch(() => Buffer.alloc(0));
  return isIntact({ integrity, raw: decompressed });
}
