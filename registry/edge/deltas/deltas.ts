import { createHash } from 'node:crypto';
import type { RenderedComposition } from '@social/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ListedFile } from '../files/release-address';
import type { ReleaseFiles } from '../files/release-files';
import { listChangedScripts, listContentScripts } from './changed-scripts';
import { createDeltaQueue } from './delta-queue';
import type { DeltaCompressor } from './delta-thread';
import type { OfferedDictionary } from './dictionary-headers';

/** Maximum size of a file and of its dictionary. Browsers decompress with a window of at least 8 MB, which must hold both. */
const MAX_FILE_BYTES = 4 << 20;
const MAX_DELTAS = 5000;
/** Time after which a pair without a delta is tried again. */
const REFUSED_FOR_MS = 60_000;
const MAX_REFUSED = 1000;
/** The header of `dcz`: a skippable frame of zstd with the dictionary's SHA-256. */
const DCZ_MAGIC = Buffer.from('5e2a4d1820000000', 'hex');

/** `bytes` is null if the delta would be larger than the file. */
type StoredDelta = { bytes: Buffer | null; savedBytes: number };

export type DeltasOptions = {
  files: Pick<ReleaseFiles, 'lookUp' | 'read'>;
  compressor: DeltaCompressor;
  log: FastifyBaseLogger;
  now: () => number;
  maxBytes?: number;
};

export type Deltas = ReturnType<typeof createDeltas>;

/**
 * Makes scripts of served compositions smaller for browsers that have another version: content encoding `dcz` of RFC 9842. No answer waits
 * for a delta: missing ones are made after the answer, one at a time.
 *
 * Both versions are public scripts, so the size of a delta reveals no secret.
 */
export function createDeltas({ files, compressor, log, now, maxBytes = 32 << 20 }: DeltasOptions) {
  const deltas = new LRUCache<string, StoredDelta>({
    max: MAX_DELTAS,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes?.length ?? 1,
  });
  const refused = new LRUCache<string, true>({ max: MAX_REFUSED, ttl: REFUSED_FOR_MS, ttlResolution: 0, perf: { now } });
  /** Digests by integrity. Browsers identify a dictionary by its digest. */
  const digests = new LRUCache<string, string>({ max: MAX_DELTAS });
  const served = new Map<string, ListedFile[]>();
  const counts = { delta: 0, whole: 0, savedBytes: 0 };
  const queue = createDeltaQueue((error) => log.warn({ err: error }, 'A delta could not be made; the whole file is sent'));

  const isServed = ({ integrity }: ListedFile) =>
    [...served.values()].some((scripts) => scripts.some((each) => each.integrity === integrity));

  async function make(file: ListedFile, old: ListedFile): Promise<void> {
    const known = digests.get(old.integrity);
    if (known && deltas.has(formatKey(file, known))) return;
    if (Math.max(file.sizeBytes, old.sizeBytes) > MAX_FILE_BYTES) return;
    const dictionary = (await files.read(old)).raw;
    const digest = createHash('sha256').update(dictionary).digest();
    digests.set(old.integrity, digest.toString('base64'));
    const { raw, brotli } = await files.read(file);
    const bytes = Buffer.concat([DCZ_MAGIC, digest, await compressor.compress(raw, dictionary)]);
    const savedBytes = brotli.length - bytes.length;
    deltas.set(formatKey(file, digest.toString('base64')), savedBytes > 0 ? { bytes, savedBytes } : { bytes: null, savedBytes: 0 });
  }

  async function makeOffered(file: ListedFile, { sha256, contentPath }: OfferedDictionary): Promise<void> {
    const key = formatKey(file, sha256);
    try {
      const old = await files.lookUp({ remote: file.remote, contentPath });
      if (old?.path === file.path) await make(file, old);
    } finally {
      if (!deltas.has(key)) refused.set(key, true);
    }
  }

  return {
    /** Starts making the deltas from an environment's earlier scripts to its current ones. Replaces its earlier jobs. */
    follow(rendered: RenderedComposition): void {
      const { environment } = rendered;
      const changed = listChangedScripts(served.get(environment) ?? [], rendered);
      served.set(environment, listContentScripts(rendered));
      queue.replace(
        environment,
        changed.map(
          ({ file, old }) =>
            () =>
              make(file, old),
        ),
      );
    },

    /**
     * Finds the delta of a script for the dictionary that a browser offers. If there is none, returns null and requests it, if possible.
     */
    find(file: ListedFile, dictionary: OfferedDictionary): Buffer | null {
      const key = formatKey(file, dictionary.sha256);
      const delta = deltas.get(key);
      if (delta?.bytes) {
        counts.delta += 1;
        counts.savedBytes += delta.savedBytes;
        return delta.bytes;
      }
      counts.whole += 1;
      if (!delta && !refused.has(key) && isServed(file)) queue.request(key, () => makeOffered(file, dictionary));
      return null;
    },

    /** Answers to requests with a dictionary, and the bytes saved by deltas, since this edge started. */
    counts: () => counts,
    sizeBytes: (): number => deltas.calculatedSize,
    /** Counts the deltas still to be made. */
    queueSize: queue.size,
    async close(): Promise<void> {
      await queue.close();
      await compressor.close();
    },
  };
}

function formatKey({ integrity }: ListedFile, sha256: string): string {
  return `${integrity} ${sha256}`;
}
