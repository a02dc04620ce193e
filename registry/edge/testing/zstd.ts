import { init } from '@bokuweb/zstd-wasm';

let initialized: Promise<void> | null = null;

/** Loads zstd once: a second instance would replace the running one. */
export function initializeZstd(): Promise<void> {
  initialized ??= init();
  return initialized;
}
