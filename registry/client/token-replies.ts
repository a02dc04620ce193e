import * as z from 'zod';

const scopes = z.object({
  publish: z.array(z.string()),
  operate: z.array(z.string()),
  skipGates: z.array(z.string()),
  check: z.array(z.string()),
  report: z.array(z.string()),
  view: z.array(z.string()),
  admin: z.boolean(),
});
export type Scopes = z.infer<typeof scopes>;

export const tokenReply = z.object({
  id: z.string(),
  name: z.string(),
  scopes,
  createdBy: z.string(),
  /** True if a sign-in by OpenID Connect made it. Signing out then ends it. */
  isSignIn: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  revokedAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
});
export type Token = z.infer<typeof tokenReply>;
export const tokensReply = z.object({ tokens: z.array(tokenReply) });
export const createdTokenReply = tokenReply.extend({ token: z.string() });
export type CreatedToken = z.infer<typeof createdTokenReply>;
/** `signOutHint` is sent back to the registry by `leaveProvider`. Null if the provider has no sign-out. */
export const signedInReply = createdTokenReply.extend({ signOutHint: z.nullable(z.string()) });
export type SignedIn = z.infer<typeof signedInReply>;

export const trustReply = z.object({
  id: z.number(),
  name: z.string(),
  issuer: z.string(),
  audience: z.string(),
  subject: z.string(),
  scopes,
  lifetimeSeconds: z.number(),
  createdBy: z.string(),
  revokedAt: z.nullable(z.string()),
});
export type Trust = z.infer<typeof trustReply>;
export const trustsReply = z.object({ trusts: z.array(trustReply) });

/** A missing field has the registry's default. */
export type TrustRequest = Pick<Trust, 'name' | 'issuer' | 'subject'> & {
  scopes: Partial<Scopes>;
  audience?: string | undefined;
  lifetimeSeconds?: number | undefined;
};
