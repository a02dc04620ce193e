import { constants as system, setPriority } from 'node:os';
import { brotliCompressSync, constants } from 'node:zlib';

// Requests come first. Linux lowers the priority of only this thread; elsewhere the priority of the whole process would change.
if (process.platform === 'linux') setPriority(system.priority.PRIORITY_BELOW_NORMAL);

/**
 * Compresses text at brotli's highest quality, which takes about a second for each megabyte: once, for every later read.
 * A worker thread runs it, without the loader that turns TypeScript into JavaScript.
 * @param {Uint8Array} bytes
 */
export default function compressText(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
