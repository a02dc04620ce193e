import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates an access token in the contract's form: 110 lowercase hex characters. */
export function createToken(): string {
  return randomBytes(55).toString('hex');
}

/** Creates the token of a link in a mail: 192 bits, short enough that mail programs do not break the line. */
export function createLinkToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Hashes a token for storage and look-up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares secrets of any length in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
