import * as z from 'zod/mini';
import { canonicalJson } from './canonical-json';
import { environmentName, revisionNumber } from './names';

/** The latest revision of an environment, signed by the registry with a key that is not in its database. */
export const signedHead = z.object({
  environment: environmentName,
  revision: revisionNumber,
  /** Increases only when the registry's database is restored: a lower revision of a higher epoch is newer. */
  epoch: z.int().check(z.nonnegative()),
  /** The sha256 of the rendered composition's text, in hex. */
  digest: z.string(),
  /** The hash of the revision, which covers all earlier revisions. */
  hash: z.string(),
  /** The RFC 7638 thumbprint of the Ed25519 key, and the signature in base64url. Null if this revision was never signed. */
  signature: z.nullable(z.object({ kid: z.string(), value: z.string() })),
});
export type SignedHead = z.infer<typeof signedHead>;

/** The registry's response at `GET /v1/heads`: maps an environment to its latest revision. Null if nothing is pinned. */
export const environmentHeads = z.record(environmentName, z.nullable(signedHead));
export type EnvironmentHeads = z.infer<typeof environmentHeads>;

/** Returns the text to sign. Its prefix prevents the signature from being valid for other uses of the key. */
export function writeHeadStatement({ environment, revision, epoch, digest, hash }: Omit<SignedHead, 'signature'>): string {
  return `head-v1 ${canonicalJson({ environment, revision, epoch, digest, hash })}`;
}

/** Compares two heads of an environment by epoch, then by revision: negative when `a` is older. */
export function compareHeads(a: Pick<SignedHead, 'epoch' | 'revision'>, b: Pick<SignedHead, 'epoch' | 'revision'>): number {
  return a.epoch - b.epoch || a.revision - b.revision;
}

/** A public key of a registry as a JSON Web Key. */
export const publicSigningKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), kid: z.string() });
export type PublicSigningKey = z.infer<typeof publicSigningKey>;

/** The file of public keys that the registry writes and edges use: a JSON Web Key Set. */
export const publicSigningKeys = z.object({ keys: z.array(publicSigningKey) });
