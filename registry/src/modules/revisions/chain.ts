import { createHash } from 'node:crypto';
import { canonicalJson } from '@social/contracts';
import type { RevisionRow } from './revisions.repository';

/** The previous hash of an environment's first revision. */
export const CHAIN_START = '0'.repeat(64);

type HashedRevision = Omit<RevisionRow, 'hash'>;

/** The fields of the first version. A column that comes later stands in a later list, so that hashes that were written stay valid. */
const firstFields = [
  'environment',
  'number',
  'kind',
  'composition',
  'changes',
  'fallbacks',
  'restored',
  'reason',
  'actor',
  'actorTokenId',
  'createdAt',
  'renderedDigest',
  'previousHash',
] as const satisfies (keyof HashedRevision)[];

const fieldsByVersion: Readonly<Record<number, readonly (keyof HashedRevision)[]>> = {
  1: firstFields,
  2: [...firstFields, 'skippedGates', 'hashVersion'],
};

/** The version of the hash that new revisions get. */
export const HASH_VERSION = 2;

/**
 * The hash of a revision: over what it says, the page that it made, and the hash of the one before.
 * Null for a hash version that this registry does not know.
 */
export function hashRevision(revision: HashedRevision): string | null {
  const fields = fieldsByVersion[revision.hashVersion];
  if (!fields) return null;
  const hashed = Object.fromEntries(fields.map((field) => [field, revision[field]]));
  return sha256(canonicalJson({ ...hashed, createdAt: revision.createdAt.toISOString() }));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Finds a revision that was changed after it was written, or that is missing.
 * @param log all revisions of an environment in order, each with its stored page.
 * @returns the number of the first broken one, or null.
 */
export function findBreak(log: readonly { revision: RevisionRow; body: string | null }[]): number | null {
  let previousHash = CHAIN_START;
  for (const [index, { revision, body }] of log.entries()) {
    const { hash, ...rest } = revision;
    const isSound =
      revision.number === index + 1 &&
      revision.previousHash === previousHash &&
      hash === hashRevision(rest) &&
      body !== null &&
      revision.renderedDigest === sha256(body);
    if (!isSound) return index + 1;
    previousHash = hash;
  }
  return null;
}
