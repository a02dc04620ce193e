import { constants, setPriority } from 'node:os';
import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, freeCCtx, freeDCtx, init } from '@bokuweb/zstd-wasm';

// Requests come first. Linux lowers the priority of this thread alone; elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** Higher ones take twice as long and save some bytes in a hundred. */
const LEVEL = 17;

const initialized = init();

/**
 * Compresses a file to a zstd frame whose dictionary is an older version of it, and decompresses it again: nothing wrong leaves this thread.
 * A worker thread runs it, without the loader that turns TypeScript into JavaScript.
 * @param {{ bytes: Uint8Array, dictionary: Uint8Array }} input
 * @throws {Error} when the frame is not the file.
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
