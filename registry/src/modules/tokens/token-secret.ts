import { createHash, timingSafeEqual } from 'node:crypto';

const tokenShape = /^mfp_([0-9a-f]{16})_([A-Za-z0-9_-]{43})$/;

export type TokenSecret = { id: string; secret: string };

/** Makes a token: 64 bits of id, 256 bits of secret. */
export function makeToken(randomBytes: (size: number) => Buffer): TokenSecret & { token: string } {
  const id = randomBytes(8).toString('hex');
  const secret = randomBytes(32).toString('base64url');
  return { id, secret, token: `mfp_${id}_${secret}` };
}

export function parseToken(token: string): TokenSecret | null {
  const [, id, secret] = tokenShape.exec(token) ?? [];
  return id && secret ? { id, secret } : null;
}

/** Hashes a secret in a single round: 256 random bits cannot be guessed from their hash as a password could. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function isSameSecret(secret: string, storedHash: Buffer): boolean {
  const hash = hashSecret(secret);
  return hash.byteLength === storedHash.byteLength && timingSafeEqual(hash, storedHash);
}
