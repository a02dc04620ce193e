import { createHash } from 'node:crypto';
import { canonicalJson } from '@social/contracts';
import type { RevisionRow } from './revisions.repository';

/** What the first revision of an environment has in place of the hash of the one before. */
export const CHAIN_START = '0'.repeat(64);

/** The hash of a revision: over everything that it says, the page it made, and the hash of the one before. */
export function hashOf(revision: Omit<RevisionRow, 'hash'>): string {
  const { createdAt, ...rest } = revision;
  return sha256(canonicalJson({ ...rest, createdAt: createdAt.toISOString() }));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Looks for a revision that is not what it was when it was written, or that is missing.
 * Takes all revisions of an environment in order, each with the page that is stored for it.
 * @returns the number of the first broken one, or null.
 */
export function findBreak(log: readonly { revision: RevisionRow; body: string | null }[]): number | null {
  let previousHash = CHAIN_START;
  for (const [index, { revision, body }] of log.entries()) {
    const { hash, ...rest } = revision;
    const isSound =
      revision.number === index + 1 &&
      revision.previousHash === previousHash &&
      hash === hashOf(rest) &&
      body !== null &&
      revision.renderedDigest === sha256(body);
    if (!isSound) return index + 1;
    previousHash = hash;
  }
  return null;
}
