import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An access token as the contract has it: about 110 lowercase hex characters. */
export function newToken(): string {
  return randomBytes(55).toString('hex');
}

/** How a token is stored and looked up. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares secrets of any length in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
}
