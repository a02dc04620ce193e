import { canonicalJson, type SignedHead } from '@social/contracts';
import type { Revision } from './revision';
import { sha256 } from './sha256';

/** The previous hash of an environment's first revision. */
export const CHAIN_START = '0'.repeat(64);

/** A revision of the log, with the hash of its stored page (null when there is none) and what was signed of it. */
export type LoggedRevision = { revision: Revision; digest: string | null; head: SignedHead };

type HashedRevision = Omit<Revision, 'hash'>;

/** The version of the hash that new revisions get. A column that comes later needs another one, so that hashes that were written stay valid. */
export const HASH_VERSION = 1;

/** The fields that a hash covers. */
const hashedFields = [
  'environment',
  'number',
  'kind',
  'composition',
  'changes',
  'fallbacks',
  'restored',
  'reason',
  'skippedGates',
  'disabled',
  'canary',
  'actor',
  'actorTokenId',
  'createdAt',
  'renderedDigest',
  'previousHash',
  'hashVersion',
] as const satisfies (keyof HashedRevision)[];

/**
 * Returns the hash of a revision: over its fields, the page that it made, and the hash of the previous revision. Null for a hash version
 * that this registry does not know.
 */
export function hashRevision(revision: HashedRevision): string | null {
  if (revision.hashVersion !== HASH_VERSION) return null;
  const hashed = Object.fromEntries(hashedFields.map((field) => [field, revision[field]]));
  return sha256(canonicalJson({ ...hashed, createdAt: revision.createdAt.toISOString() }));
}

/** Gives a drafted revision the digest of its page and its hash, which ties it to the revision before. */
export function sealRevision(draft: Omit<HashedRevision, 'renderedDigest'>, rendering: string): Revision {
  const revision = { ...draft, renderedDigest: sha256(rendering) };
  const hash = hashRevision(revision);
  if (hash === null) throw new Error(`There is no hash version ${revision.hashVersion}.`);
  return { ...revision, hash };
}

export type Break = 'missing' | 'changed' | 'unsigned' | 'signature';

/**
 * Makes a check that takes the revisions of an environment in order, one at a time, so that a history of any length needs little memory.
 * Returns why a revision differs from what was stored, or null.
 */
export function createChainCheck(isSigned: (head: SignedHead) => boolean) {
  let [number, previousHash] = [0, CHAIN_START];

  return function check({ revision, digest, head }: LoggedRevision): Break | null {
    const { hash, ...rest } = revision;
    number += 1;
    if (revision.number !== number) return 'missing';
    if (revision.previousHash !== previousHash || hash !== hashRevision(rest) || revision.renderedDigest !== digest) return 'changed';
    if (!head.signature) return 'unsigned';
    if (!isSigned(head)) return 'signature';
    previousHash = hash;
    return null;
  };
}
