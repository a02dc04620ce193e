import { canonicalJson, type SignedHead } from '@social/contracts';
import type { RevisionRow } from './open-environment';
import { sha256 } from '../sha256';
import type { LoggedRevision } from './revisions.repository';

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
  3: [...firstFields, 'skippedGates', 'disabled', 'hashVersion'],
  4: [...firstFields, 'skippedGates', 'disabled', 'canary', 'hashVersion'],
};

/** The version of the hash that new revisions get. */
export const HASH_VERSION = 4;

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

export type Break = 'missing' | 'changed' | 'unsigned' | 'signature';

/**
 * Makes a check that takes the revisions of an environment in order, one at a time, so that a history of any length needs little memory.
 * It returns why a revision is not as it was written, or null. Revisions from before the registry had a key have no signature.
 */
export function createChainCheck(isSigned: (head: SignedHead) => boolean) {
  let [number, previousHash, isSigning] = [0, CHAIN_START, false];

  return function check({ revision, digest, head }: LoggedRevision): Break | null {
    const { hash, ...rest } = revision;
    number += 1;
    if (revision.number !== number) return 'missing';
    if (revision.previousHash !== previousHash || hash !== hashRevision(rest) || revision.renderedDigest !== digest) return 'changed';
    if (head.signature && !isSigned(head)) return 'signature';
    if (!head.signature && isSigning) return 'unsigned';
    isSigning ||= head.signature !== null;
    previousHash = hash;
    return null;
  };
}
