import { init } from '@bokuweb/zstd-wasm';

let initialized: Promise<void> | null = null;

/** Loads zstd once: a second instance would take the place of the one that is at work. */
export function initializeZstd(): Promise<void> {
  initialized ??= init();
  return initialized;
}
