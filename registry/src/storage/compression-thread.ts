import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Compresses text with brotli. */
export type TextCompressor = {
  compress(bytes: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
};

const IDLE_TIMEOUT_MS = 10_000;

/** Compresses in one worker thread of low priority, which is started when there is something to compress, and ends when there is nothing. */
export function createCompressionThread(): TextCompressor {
  const pool = new Piscina<Uint8Array, Uint8Array>({
    filename: fileURLToPath(new URL('./compress-text.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
  });
  return { compress: (bytes) => pool.run(bytes), close: () => pool.destroy() };
}
