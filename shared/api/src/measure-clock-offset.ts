/** The header has whole seconds, and a reply takes time, so a smaller difference does not mean a wrong clock. */
const MIN_OFFSET_MS = 10_000;

/** Returns how far the server's clock is ahead of this device's; null without a readable `Date` header. */
export function measureClockOffset(dateHeader: string | undefined, nowMs: number): number | null {
  const serverMs = Date.parse(dateHeader ?? '');
  if (Number.isNaN(serverMs)) return null;
  return Math.abs(serverMs - nowMs) < MIN_OFFSET_MS ? 0 : serverMs - nowMs;
}
