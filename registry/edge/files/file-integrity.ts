import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { ListedFile } from './release-address';

const decompress = promisify(brotliDecompress);
const compressBrotli = promisify(brotliCompress);

/** The bytes differ from those in the release's manifest. They are neither stored nor served. */
export class FileRefusedError extends Error {
  constructor({ remote, version, path }: ListedFile, reason: string, cause?: unknown) {
    super(`${remote}@${version} ${path} is refused: ${reason}`, { cause });
  }
}

/** @throws {FileRefusedError} unless these are exactly the listed bytes. */
export function assertIntegrity(file: ListedFile, raw: Buffer): void {
  if (raw.length !== file.sizeBytes) throw new FileRefusedError(file, `it has ${raw.length} bytes instead of ${file.sizeBytes}`);
  const actual = `sha384-${createHash('sha384').update(raw).digest('base64')}`;
  if (actual !== file.integrity) throw new FileRefusedError(file, 'its bytes are others than the published ones');
}

/**
 * Decompresses a file and verifies it. Never decompresses more than the listed size.
 * @throws {FileRefusedError} if it cannot be decompressed or is not the listed file.
 */
export async function decompressVerified(file: ListedFile, brotli: Buffer): Promise<Buffer> {
  const raw = await decompress(brotli, { maxOutputLength: Math.max(file.sizeBytes, 1) }).catch((error: unknown) => {
    throw new FileRefusedError(file, 'it is not brotli of the promised size', error);
  });
  assertIntegrity(file, raw);
  return raw;
}

/** Compresses a file from a registry, or a proxy in front of it, that sent it uncompressed. */
export async function compress(raw: Buffer): Promise<Buffer> {
  return compressBrotli(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } });
}
