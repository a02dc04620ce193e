import type { Freeze } from './environment-settings';

/** Returns a freeze while it lasts: it ends by itself. */
export function getActiveFreeze(freeze: Freeze | null, at: Date): Freeze | null {
  return freeze && new Date(freeze.until) > at ? freeze : null;
}
