import * as z from 'zod';

export const signInOffer = z.object({
  openId: z.nullable(z.object({ name: z.string().describe('Stands on the button: Sign in with …') })),
});

/** `address` is that of the provider; `flow` goes back to the registry with the provider's answer. */
export const signInBegin = z.object({ address: z.string(), flow: z.string() });

export const signInAnswer = z.object({
  flow: z.string().min(20).max(4000),
  /** The query with which the provider led back: `?code=…&state=…`. */
  answer: z.string().min(1).max(8000),
});
