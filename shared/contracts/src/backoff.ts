/** Returns the pause before the next attempt, in milliseconds: `firstMs` after the first failure, doubled with each, at most `maxMs`. */
export function backoffMs(failures: number, { firstMs, maxMs }: { firstMs: number; maxMs: number }): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs);
}
