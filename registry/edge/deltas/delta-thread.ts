import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Compresses files to zstd frames whose dictionaries are older versions of them. */
export type DeltaCompressor = {
  /** @throws {Error} if it fails, including when the worker thread has exited. */
  compress(bytes: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
};

type Input = { bytes: Uint8Array; dictionary: Uint8Array };

const IDLE_TIMEOUT_MS = 10_000;

/** Compresses in one worker thread of low priority, which runs only while there is work. */
export function createDeltaThread(): DeltaCompressor {
  const pool = new Piscina<Input, Uint8Array>({
    filename: fileURLToPath(new URL('./compress-delta.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
  });
  return { compress: (bytes, dictionary) => pool.run({ bytes, dictionary }), close: () => pool.destroy() };
}
