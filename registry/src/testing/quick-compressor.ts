import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { TextCompressor } from '../storage/compression-thread';

const compress = promisify(brotliCompress);

/** Of 11: the bytes are as small as the tests ask, and a file takes a thirtieth of the time. */
const QUALITY = 5;

/** Compresses without a thread of its own: to start one for each of hundreds of servers takes longer than most tests. */
export const quickCompressor: TextCompressor = {
  compress: (bytes) => compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
  close: () => Promise.resolve(),
};
