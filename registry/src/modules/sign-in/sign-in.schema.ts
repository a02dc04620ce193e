import * as z from 'zod';
import { createdToken } from '../tokens/tokens.schema';

export const signInOffer = z.object({
  openId: z.nullable(z.object({ name: z.string().describe('Stands on the button: Sign in with …') })),
});

/** `address` is the provider's page; `flow` is sent back to the registry with the provider's answer. */
export const signInBegin = z.object({ address: z.string(), flow: z.string() });

export const signInAnswer = z.object({
  flow: z.string().min(20).max(4000),
  /** The query with which the provider led back: `?code=…&state=…`. */
  answer: z.string().min(1).max(8000),
});

/** `signOutHint` goes back to the registry when the person signs out at the provider, too; null where that takes no sign-out. */
export const signedIn = createdToken.extend({ signOutHint: z.string().nullable() });

export const signOutRequest = z.object({ hint: z.string().min(20).max(12_000) });

/** Where the person's session at the provider ends. It leads back to the console. */
export const signOutAddress = z.object({ address: z.string() });
