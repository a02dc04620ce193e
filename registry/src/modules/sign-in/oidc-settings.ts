import { ExplainedError } from '@social/limited-server/explained-error';
import * as z from 'zod';
import { tokenScopes, type TokenScopes } from '../tokens/tokens.schema';
import { GROUPS_CLAIM_PATTERN } from './groups-claim';

/** Plain http only on this machine: an attacker who can answer in the provider's place can sign in as any operator. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(url).hostname), 'it begins with https://');

const groups = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('it is JSON such as {"platform": {"operate": ["*"], "admin": true}}');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string().min(1), z.strictObject(tokenScopes.shape)));

/** Settings of the provider by which operators sign in to the console. Without an issuer they sign in only with tokens. */
export const oidcSettings = {
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(16, 'it has at least 16 characters').optional(),
  /** The console's own address, as operators open it: the provider leads back to `/sign-in` there. */
  OIDC_CONSOLE_URL: address.optional(),
  /** Groups to the scopes that each gives, in the form of a token's. */
  OIDC_GROUPS: groups.optional(),
  /** The claim that names a person's groups, or its path: `realm_access.roles`. */
  OIDC_GROUPS_CLAIM: z
    .string()
    .regex(GROUPS_CLAIM_PATTERN, 'it is a claim such as groups, or a path such as realm_access.roles. Expressions are not supported')
    .default('groups'),
  OIDC_SCOPES: z
    .string()
    .regex(/\bopenid\b/, 'it contains openid')
    .default('openid email profile'),
  /** Stands on the button: Sign in with … */
  OIDC_NAME: z.string().min(1).max(40).default('your organization'),
  /** Calls of the sign-in from one address; a sign-in takes two, a sign-out one. */
  OIDC_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(2).default(60),
  OIDC_SESSION_HOURS: z.coerce.number().min(0.25).max(24).default(8),
};

export type OidcSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Where the provider leads back to, exactly as it is registered there. */
  redirectUrl: string;
  groups: Record<string, TokenScopes>;
  groupsClaim: string;
  scopes: string;
  name: string;
  sessionMs: number;
  attemptsPerMinute: number;
};

type Values = z.infer<z.ZodObject<typeof oidcSettings>>;

const HOUR_MS = 3_600_000;

/** Returns the settings of the provider; null where none is named. @throws {ExplainedError} where some of those that belong together are missing. */
export function toOidcSettings(values: Values): OidcSettings | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CONSOLE_URL, OIDC_GROUPS } = values;
  if (OIDC_ISSUER === undefined) return null;
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET || !OIDC_CONSOLE_URL || !OIDC_GROUPS)
    throw new ExplainedError('OIDC_ISSUER is set, and needs OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_CONSOLE_URL and OIDC_GROUPS.');
  return {
    issuer: OIDC_ISSUER,
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    redirectUrl: new URL('/sign-in', OIDC_CONSOLE_URL).href,
    groups: OIDC_GROUPS,
    groupsClaim: values.OIDC_GROUPS_CLAIM,
    scopes: values.OIDC_SCOPES,
    name: values.OIDC_NAME,
    sessionMs: values.OIDC_SESSION_HOURS * HOUR_MS,
    attemptsPerMinute: values.OIDC_ATTEMPTS_PER_MINUTE,
  };
}
