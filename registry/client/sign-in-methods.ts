import * as z from 'zod';
import type { SendValue } from './send-request';
import { signedInReply, tokenReply, type SignedIn, type Token } from './token-replies';

const signInOfferReply = z.object({ openId: z.nullable(z.object({ name: z.string() })) });
export type SignInOffer = z.infer<typeof signInOfferReply>;

const signInBeginReply = z.object({ address: z.string(), flow: z.string() });
export type SignInBegin = z.infer<typeof signInBeginReply>;

const signOutAddressReply = z.object({ address: z.string() });

/** Methods for signing in and out at the organization's provider. */
export function createSignInMethods(value: SendValue) {
  return {
    /** Reads the available ways to sign in, besides tokens. */
    signInOffer: (): Promise<SignInOffer> => value({ path: '/sign-in', reply: signInOfferReply }),

    /** Starts a sign-in. `address` is the provider's page, and `flow` must be sent back with the provider's answer. */
    beginSignIn: (): Promise<SignInBegin> => value({ method: 'POST', path: '/sign-in', reply: signInBeginReply }),

    /** Exchanges the provider's redirect query for a token. Rejects with REG_SIGN_IN_REFUSED or REG_SIGN_IN_WITHOUT_RIGHTS. */
    completeSignIn(json: { flow: string; answer: string }): Promise<SignedIn> {
      return value({ method: 'POST', path: '/sign-in/answer', json, reply: signedInReply });
    },

    /** Returns the address that ends the person's session at the provider and leads back to the console. Does not end the token. */
    leaveProvider(json: { hint: string }): Promise<{ address: string }> {
      return value({ method: 'POST', path: '/sign-in/end', json, reply: signOutAddressReply });
    },

    /** Ends the client's own token if a sign-in made it. Other tokens stay valid. */
    signOut: (): Promise<Token> => value({ method: 'DELETE', path: '/token', reply: tokenReply }),
  };
}
