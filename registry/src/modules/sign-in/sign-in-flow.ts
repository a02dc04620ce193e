import * as z from 'zod';
import { createSeal, SealBrokenError, SealExpiredError, type Seal } from './seal';
import { SignInRefusedError } from './sign-in.errors';

/** The values of a sign-in that are compared when the provider has answered. */
const signInFlow = z.object({ state: z.string(), nonce: z.string(), codeVerifier: z.string() });
export type SignInFlow = z.infer<typeof signInFlow>;

/** So long may a person take at the provider. */
const FLOW_MS = 15 * 60_000;

/** Seals the state of a sign-in, so only the tab that began it can continue. */
export function createFlowSeal({ clientSecret, now }: { clientSecret: string; now(): Date }): Seal<SignInFlow> {
  const { seal, open } = createSeal({ clientSecret, purpose: 'registry sign-in flow', schema: signInFlow, lastsMs: FLOW_MS, now });
  return {
    seal,
    /** @throws {SignInRefusedError} */
    async open(sealed) {
      try {
        return await open(sealed);
      } catch (error) {
        if (error instanceof SealExpiredError) throw new SignInRefusedError('it took longer than 15 minutes');
        if (error instanceof SealBrokenError) throw new SignInRefusedError('it was not begun in this tab');
        throw error;
      }
    },
  };
}
