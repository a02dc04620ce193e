import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { PromisedFile } from './release-address';

const decompress = promisify(brotliDecompress);
const compress = promisify(brotliCompress);

/** The bytes are not those that the release's manifest promises. Nothing of them is kept or served. */
export class FileRefusedError extends Error {
  constructor({ remote, version, path }: PromisedFile, reason: string, cause?: unknown) {
    super(`${remote}@${version} ${path} is refused: ${reason}`, { cause });
  }
}

/** @throws {FileRefusedError} unless these are exactly the promised bytes. */
export function assertIntegrity(file: PromisedFile, raw: Buffer): void {
  if (raw.length !== file.sizeBytes) throw new FileRefusedError(file, `it has ${raw.length} bytes instead of ${file.sizeBytes}`);
  const actual = `sha384-${createHash('sha384').update(raw).digest('base64')}`;
  if (actual !== file.integrity) throw new FileRefusedError(file, 'its bytes are others than the published ones');
}

/**
 * Unpacks a file and proves it. Never unpacks more than the promised size, however small the packed bytes are.
 * @throws {FileRefusedError} when it cannot be unpacked or is not what was promised.
 */
export async function unpackVerified(file: PromisedFile, brotli: Buffer): Promise<Buffer> {
  const raw = await decompress(brotli, { maxOutputLength: Math.max(file.sizeBytes, 1) }).catch((error: unknown) => {
    throw new FileRefusedError(file, 'it is not brotli of the promised size', error);
  });
  assertIntegrity(file, raw);
  return raw;
}

/** For a registry (or a proxy before it) that sends files unpacked. */
export async function pack(raw: Buffer): Promise<Buffer> {
  return compress(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length } });
}
