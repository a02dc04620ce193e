import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Integrity } from '@social/contracts';
import { claimObjects, type BlobBucket } from './blob-bucket';
import { blobStore, readRaw } from './blob-store';
import type { TextCompressor } from './compression-thread';
import type { Database } from './database';

export type BlobCompressor = ReturnType<typeof createBlobCompressor>;

/** How long closing waits for the file that is being compressed. Ending a thread while it starts would abort the process. */
const CLOSE_TIMEOUT_MS = 3000;

type CompressorDependencies = { database: Database; bucket: BlobBucket | null; log: FastifyBaseLogger; text: TextCompressor };

/**
 * Compresses stored files after their release was stored, one at a time. The database holds what is to be done,
 * so that a crash loses nothing; two replicas at once do the same work twice, and one result is stored.
 */
export function createBlobCompressor({ database, bucket, log, text }: CompressorDependencies) {
  let isClosed = false;
  let last = Promise.resolve();

  async function compressAll(): Promise<void> {
    while (!isClosed) {
      const blob = await blobStore.findUncompressed(database);
      if (!blob) return;
      const brotli = Buffer.from(await text.compress(await readRaw(bucket, blob)));
      await store(blob.integrity, brotli.byteLength < blob.sizeBytes ? brotli : null);
    }
  }

  async function store(integrity: Integrity, brotli: Buffer | null): Promise<void> {
    if (!bucket || !brotli) return void (await blobStore.putCompressed(database, { integrity, brotli, bucketBytes: null }));
    await bucket.upload([{ integrity, bytes: brotli }], 'br');
    await database.transaction(async (transaction) => {
      const isStored = await blobStore.putCompressed(transaction, { integrity, brotli: null, bucketBytes: brotli.byteLength });
      if (isStored && !(await claimObjects(transaction, [integrity], 'br')).has(integrity))
        throw new Error('The compressed file was removed before it was claimed.');
    });
  }

  return {
    /** Compresses every file that is not compressed yet. Never rejects: what failed is tried again by the next run. */
    run(): Promise<void> {
      last = last.then(compressAll).catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'files could not be compressed; they are sent as they are');
      });
      return last;
    },
    /** Stops after the present file, or in the middle of one that takes long, which the next start compresses. */
    async close(): Promise<void> {
      isClosed = true;
      await Promise.race([last, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      await text.close();
      await last;
    },
  };
}
