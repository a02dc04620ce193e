import { hkdfSync } from 'node:crypto';
import { EncryptJWT, errors, jwtDecrypt } from 'jose';
import * as z from 'zod';
import { SignInRefusedError } from './sign-in.errors';

/** The values of a sign-in that are compared when the provider has answered. */
const signInFlow = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
export type SignInFlow = z.infer<typeof signInFlow>;

/** So long may a person take at the provider. */
const FLOW_MS = 15 * 60_000;

/**
 * Encrypts what a sign-in has to remember, so that the tab that began it can hold it: no replica stores anything, each can go on, and
 * a tab that did not begin it has nothing to go on with. The key is made from the client's secret, which all replicas have.
 */
export function createFlowSeal({ clientSecret, now }: { clientSecret: string; now(): Date }) {
  const key = new Uint8Array(hkdfSync('sha256', clientSecret, '', 'registry sign-in flow', 32));

  function seal(flow: SignInFlow): Promise<string> {
    const token = new EncryptJWT(flow).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
    return token.setExpirationTime(new Date(now().getTime() + FLOW_MS)).encrypt(key);
  }

  /** @throws {SignInRefusedError} */
  async function open(sealed: string): Promise<SignInFlow> {
    try {
      const options = { currentDate: now(), keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
      return signInFlow.parse((await jwtDecrypt(sealed, key, options)).payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new SignInRefusedError('it took longer than 15 minutes');
      if (error instanceof errors.JOSEError || error instanceof TypeError) throw new SignInRefusedError('it was not begun in this tab');
      throw error;
    }
  }

  return { seal, open };
}
