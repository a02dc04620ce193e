import * as z from 'zod';
import { RequestInvalidError } from '../../common.errors';
import { createSeal, SealBrokenError, type Seal } from './seal';

/** The identity token tells the provider whose session ends, so that it need not ask; null where it is too long for an address. */
const signOutHint = z.object({ idToken: z.string().nullable() });
export type SignOutHint = z.infer<typeof signOutHint>;

/** Seals what signing out at the provider needs: the tab holds it for as long as it is signed in, and none of its scripts can read it. */
export function createSignOutSeal({ clientSecret, now }: { clientSecret: string; now(): Date }): Seal<SignOutHint> {
  const { seal, open } = createSeal({ clientSecret, purpose: 'registry sign-out hint', schema: signOutHint, lastsMs: null, now });
  return {
    seal,
    /** @throws {RequestInvalidError} */
    async open(sealed) {
      try {
        return await open(sealed);
      } catch (error) {
        if (error instanceof SealBrokenError) throw new RequestInvalidError('body.hint: no sign-in of this registry made it');
        throw error;
      }
    },
  };
}
