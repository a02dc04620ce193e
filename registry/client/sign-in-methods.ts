import * as z from 'zod';
import type { SendValue } from './send-request';
import { signedInReply, tokenReply, type SignedIn, type Token } from './token-replies';

const signInOfferReply = z.object({ openId: z.nullable(z.object({ name: z.string() })) });
export type SignInOffer = z.infer<typeof signInOfferReply>;

const signInBeginReply = z.object({ address: z.string(), flow: z.string() });
export type SignInBegin = z.infer<typeof signInBeginReply>;

const signOutAddressReply = z.object({ address: z.string() });

/** The methods by which a person signs in at their organization's provider, and out. */
export function createSignInMethods(value: SendValue) {
  return {
    /** Reads which ways to sign in there are besides tokens. */
    signInOffer: (): Promise<SignInOffer> => value({ path: '/sign-in', reply: signInOfferReply }),

    /** Begins a sign-in: `address` is where the person goes, and `flow` comes back with the provider's answer. */
    beginSignIn: (): Promise<SignInBegin> => value({ method: 'POST', path: '/sign-in', reply: signInBeginReply }),

    /** Exchanges the query with which the provider led back for a token. Rejects with REG_SIGN_IN_REFUSED or REG_SIGN_IN_WITHOUT_RIGHTS. */
    completeSignIn(json: { flow: string; answer: string }): Promise<SignedIn> {
      return value({ method: 'POST', path: '/sign-in/answer', json, reply: signedInReply });
    },

    /** Asks for the address at which the person's session at the provider ends, which leads back to the console. It does not end the token. */
    leaveProvider(json: { hint: string }): Promise<{ address: string }> {
      return value({ method: 'POST', path: '/sign-in/end', json, reply: signOutAddressReply });
    },

    /** Ends the client's own token where a sign-in made it; any other one stays valid. */
    signOut: (): Promise<Token> => value({ method: 'DELETE', path: '/token', reply: tokenReply }),
  };
}
