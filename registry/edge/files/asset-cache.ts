import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/negotiate-encoding';
import type { ListedFile } from './release-address';
import type { ReleaseFiles } from './release-files';

const compressGzip = promisify(gzip);

export type AssetCache = ReturnType<typeof createAssetCache>;

/** Caches files in memory in the encodings that browsers accept, up to `maxBytes`. */
export function createAssetCache(files: Pick<ReleaseFiles, 'read' | 'isProvisional'>, maxBytes = 128 << 20) {
  const counts = { hit: 0, miss: 0 };
  const bodies = new LRUCache<string, Buffer>({ maxSize: maxBytes, sizeCalculation: ({ length }) => Math.max(length, 1) });

  return {
    /** @throws {RegistryUnavailableError | FileRefusedError} if the file cannot be read. */
    async read(file: ListedFile, encoding: Encoding): Promise<Buffer> {
      const key = `${file.integrity} ${encoding}`;
      const cached = bodies.get(key);
      if (cached) {
        counts.hit += 1;
        return cached;
      }
      counts.miss += 1;
      const body = await encode(await files.read(file), encoding);
      if (!files.isProvisional(file)) bodies.set(key, body);
      return body;
    },
    /** Cache hits and misses since this edge started. */
    counts: () => counts,
    sizeBytes: (): number => bodies.calculatedSize,
  };
}

async function encode({ brotli, raw }: { brotli: Buffer; raw: Buffer }, encoding: Encoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return brotli;
    case 'gzip':
      return compressGzip(raw, { level: 9 });
    case 'identity':
      return raw;
  }
}
