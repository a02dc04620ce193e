import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Encoding } from '../http/negotiate-encoding';
import type { PromisedFile } from './release-address';
import type { ReleaseFiles } from './release-files';

const compressGzip = promisify(gzip);

export type AssetCache = ReturnType<typeof createAssetCache>;

/** Files in the forms in which browsers ask for them, in memory up to `maxBytes`; the ones not asked for longest go first. */
export function createAssetCache(files: Pick<ReleaseFiles, 'read'>, maxBytes = 128 << 20) {
  const held = new Map<string, Buffer>();
  let sizeBytes = 0;

  function remember(key: string, body: Buffer) {
    sizeBytes += body.length - (held.get(key)?.length ?? 0);
    held.delete(key);
    held.set(key, body);
    for (const [oldest, bytes] of held) {
      if (sizeBytes <= maxBytes) break;
      held.delete(oldest);
      sizeBytes -= bytes.length;
    }
  }

  return {
    /** @throws {RegistryUnavailableError | FileRefusedError} when the file cannot be had. */
    async read(file: PromisedFile, encoding: Encoding): Promise<Buffer> {
      const key = `${file.integrity} ${encoding}`;
      const cached = held.get(key);
      const body = cached ?? (await encode(await files.read(file), encoding));
      remember(key, body);
      return body;
    },
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
