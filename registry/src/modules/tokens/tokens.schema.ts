import { environmentName, remoteName } from '@social/contracts';
import * as z from 'zod';
import { personName } from '../../common.schema';
import { checkName } from '../../domain/checks';

const all = z.literal('*');

export const tokenScopes = z.object({
  /** Remotes that may be published; `*` means all. */
  publish: z
    .array(z.union([all, remoteName]))
    .max(50)
    .default([]),
  /** Environments whose composition may be changed; `*` means all. */
  operate: z
    .array(z.union([all, environmentName]))
    .max(50)
    .default([]),
  /** Environments in which a pin may skip gates; `*` means all. */
  skipGates: z
    .array(z.union([all, environmentName]))
    .max(50)
    .default([]),
  /** Checks whose outcome may be reported; `*` means all. */
  check: z
    .array(z.union([all, checkName]))
    .max(50)
    .default([]),
  /** Environments of which an edge may report what it serves and how releases do; `*` means all. */
  report: z
    .array(z.union([all, environmentName]))
    .max(50)
    .default([]),
  /** Remotes whose releases may be read before an environment runs them; `*` means all. Those that may be published may be read, too. */
  view: z
    .array(z.union([all, remoteName]))
    .max(50)
    .default([]),
  /** May make and revoke tokens and set up environments. */
  admin: z.boolean().default(false),
});
export type TokenScopes = z.infer<typeof tokenScopes>;

/** The scopes of a token that may only read. */
export const noScopes: TokenScopes = tokenScopes.parse({});

export const newToken = z.object({
  /** The person or the team's pipeline that will use it. The history shows this name. */
  name: personName,
  scopes: tokenScopes,
  expiresAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type NewToken = z.infer<typeof newToken>;

export const tokenView = z.object({
  id: z.string(),
  name: z.string(),
  scopes: tokenScopes,
  createdBy: z.string(),
  /** True if a sign-in by OpenID Connect made it, which signing out ends. */
  isSignIn: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  revokedAt: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});
export type TokenView = z.infer<typeof tokenView>;

/** The only answer with the secret. */
export const createdToken = tokenView.extend({ token: z.string() });

export const tokenList = z.object({ tokens: z.array(tokenView) });
export const tokenParams = z.object({ tokenId: z.string().regex(/^[0-9a-f]{16}$/, 'a token id has 16 hexadecimal digits') });
