import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';
import type * as z from 'zod';

type SealOptions<T> = {
  clientSecret: string;
  /** Tells what is sealed apart: nothing that was sealed for another purpose can be opened. */
  purpose: string;
  schema: z.ZodType<T>;
  /** How long it can be opened; always where it is null. */
  lastsMs: number | null;
  now(): Date;
};

export type Seal<T> = {
  seal(value: T): Promise<string>;
  /** @throws {SealExpiredError | SealBrokenError} */
  open(sealed: string): Promise<T>;
};

export class SealExpiredError extends Error {}
export class SealBrokenError extends Error {}

/**
 * Encrypts data that a tab stores for the registry: replicas store nothing, and each can continue a sign-in. The key is derived from the
 * client's secret, which all replicas have.
 */
export function createSeal<T extends JWTPayload>({ clientSecret, purpose, schema, lastsMs, now }: SealOptions<T>): Seal<T> {
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', purpose, 32));

  function seal(value: T): Promise<string> {
    const token = new EncryptJWT(value).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
    if (lastsMs !== null) token.setExpirationTime(new Date(now().getTime() + lastsMs));
    return token.encrypt(key);
  }

  async function open(sealed: string): Promise<T> {
    try {
      const options = { currentDate: now(), keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
      return schema.parse((await jwtDecrypt(sealed, key, options)).payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new SealExpiredError();
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new SealBrokenError();
      throw error;
    }
  }

  return { seal, open };
}
