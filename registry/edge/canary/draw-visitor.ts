import { createHash } from 'node:crypto';

const POSITIONS = 2 ** 48;

/**
 * Decides if a visitor belongs to a share, always with the same result. Each visitor has a position from 0 to 1 in each canary, and belongs
 * to all shares above it. A larger share keeps the visitors of a smaller one; 0 includes no visitors, 100 all. Positions differ between
 * canaries.
 */
export function isDrawn(canaryId: string, percent: number, visitorId: string): boolean {
  const position = createHash('sha256').update(`draw ${canaryId} ${visitorId}`).digest().readUIntBE(0, 6) / POSITIONS;
  return position * 100 < percent;
}
