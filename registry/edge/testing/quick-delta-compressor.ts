import { compressUsingDict, createCCtx, freeCCtx } from '@bokuweb/zstd-wasm';
import type { DeltaCompressor } from '../deltas/delta-thread';
import { initializeZstd } from './zstd';

/** Compresses without a worker thread: starting one for each of hundreds of edges would take longer than most tests. */
export function createQuickDeltaCompressor(): DeltaCompressor {
  return {
    async compress(bytes, dictionary) {
      await initializeZstd();
      const context = createCCtx();
      const frame = compressUsingDict(context, bytes, dictionary, 1);
      freeCCtx(context);
      return frame;
    },
    close: () => Promise.resolve(),
  };
}
