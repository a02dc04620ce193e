import { constants, setPriority } from 'node:os';
import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, freeCCtx, freeDCtx, init } from '@bokuweb/zstd-wasm';

// Gives requests priority. Linux lowers the priority of only this thread; elsewhere the whole process would be affected.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** Higher levels take twice as long and save a few percent. */
const LEVEL = 17;

const initialized = init();

/**
 * Compresses a file to a zstd frame with an older version as dictionary, and decompresses it again for verification. A worker thread runs
 * it, without the TypeScript loader.
 * @param {{ bytes: Uint8Array, dictionary: Uint8Array }} input
 * @throws {Error} if the frame does not decompress to the file.
 */
export default async function compressDelta({ bytes, dictionary }) {
  await initialized;
  const frame = withContext(createCCtx, freeCCtx, (context) => compressUsingDict(context, bytes, dictionary, LEVEL));
  const decompressed = withContext(createDCtx, freeDCtx, (context) => decompressUsingDict(context, frame, dictionary));
  if (Buffer.compare(decompressed, bytes) !== 0) throw new Error('A delta was decompressed to other bytes.');
  return frame;
}

/**
 * @template T
 * @param {() => number} create
 * @param {(context: number) => void} free
 * @param {(context: number) => T} use
 */
function withContext(create, free, use) {
  const context = create();
  try {
    return use(context);
  } finally {
    free(context);
  }
}
