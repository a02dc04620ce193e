import { createHash } from 'node:crypto';

const POSITIONS = 2 ** 48;

/**
 * Draws a visitor for a share, the same way each time: every visitor has a position between 0 and 1 in each canary, and gets it below the
 * share. So a greater share keeps all who had a smaller one, 0 is nobody, 100 is everybody, and each canary draws others first.
 */
export function isDrawn(canaryId: string, percent: number, visitorId: string): boolean {
  const position = createHash('sha256').update(`draw ${canaryId} ${visitorId}`).digest().readUIntBE(0, 6) / POSITIONS;
  return position * 100 < percent;
}
