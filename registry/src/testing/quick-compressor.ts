import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { TextCompressor } from '../storage/compression-thread';

const compress = promisify(brotliCompress);

/** Compresses without a thread of its own: to start one for each of hundreds of servers takes longer than most tests. */
export const quickCompressor: TextCompressor = { compress: (bytes) => compress(bytes), close: () => Promise.resolve() };
