import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { canonicalJson, publicSigningKey, writeHeadStatement, type SignedHead } from '@social/contracts';
import * as z from 'zod';

/** The file of the registry's key. It is not in the database: an attacker who changes the database can't sign the change. */
export const signingKeyFile = z.object({
  /** Raised after the database was restored from a backup: see `raise-epoch.ts`. */
  epoch: z.int().positive(),
  key: z.object({ ...publicSigningKey.shape, d: z.string() }),
  /** Keys that signed before this one. Their signatures stay valid. */
  retired: z.array(publicSigningKey),
});
export type SigningKeyFile = z.infer<typeof signingKeyFile>;

/** Makes a key pair as a JSON Web Key, under its thumbprint of RFC 7638. */
export function makeSigningKey(): SigningKeyFile['key'] {
  const { crv, kty, x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(canonicalJson({ crv, kty, x })).digest('base64url');
  return signingKeyFile.shape.key.parse({ crv, kty, x, d, kid });
}

type HeadSignature = NonNullable<SignedHead['signature']>;
export type Signer = ReturnType<typeof createSigner>;

/** Signs heads with the present key, and verifies what any key of the file signed. */
export function createSigner({ epoch, key, retired }: SigningKeyFile) {
  const privateKey = createPrivateKey({ key, format: 'jwk' });
  const publicKeys = new Map(
    [key, ...retired].map(({ kty, crv, x, kid }) => [kid, createPublicKey({ key: { kty, crv, x }, format: 'jwk' })] as const),
  );
  return {
    epoch,
    sign(head: Omit<SignedHead, 'epoch' | 'signature'>): SignedHead & { signature: HeadSignature } {
      const value = sign(null, Buffer.from(writeHeadStatement({ ...head, epoch })), privateKey).toString('base64url');
      return { ...head, epoch, signature: { kid: key.kid, value } };
    },
    isSigned(head: SignedHead): boolean {
      const publicKey = publicKeys.get(head.signature?.kid ?? '');
      if (!publicKey || !head.signature) return false;
      return verify(null, Buffer.from(writeHeadStatement(head)), publicKey, Buffer.from(head.signature.value, 'base64url'));
    },
  };
}
