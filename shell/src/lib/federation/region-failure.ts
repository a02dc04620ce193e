import type { RegionFailureKind } from '@social/contracts';

/** A release could not provide a region. `isWorthRetrying` when the network or the server may recover. */
export class RegionFailure extends Error {
  override readonly name = 'RegionFailure';

  constructor(
    readonly kind: RegionFailureKind,
    message: string,
    readonly isWorthRetrying = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

// Browsers give a failed `import()` no code: these are the messages of Chromium, Safari and Firefox. #RUNTIME-008 is federation's.
const LOAD_FAILURE =
  /failed to fetch dynamically imported module|importing a module script failed|error loading dynamically imported module|RUNTIME-008/i;

/** Distinguishes a file that did not arrive or failed its integrity from a module that arrived and threw. */
export function toRegionFailure(error: unknown): RegionFailure {
  if (error instanceof RegionFailure) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new RegionFailure('load', message, LOAD_FAILURE.test(message), { cause: error });
}
