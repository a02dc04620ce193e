import * as z from 'zod';
import { personName } from '../../common.schema';
import { tokenScopes } from './tokens.schema';

/** Plain http only on this machine: an attacker who can answer in an issuer's place can make tokens. */
const issuer = z
  .string()
  .max(300)
  .regex(
    /^(https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?(\/[\w.~%-]+)*$/,
    'an issuer is an https address without a slash at its end',
  );

const MIN_LIFETIME_SECONDS = 60;
const MAX_LIFETIME_SECONDS = 3600;

export const newTrust = z.object({
  /** The pipeline that it is for. The history shows it with the subject and the run. */
  name: personName,
  issuer,
  /** The audience that the issuer's tokens must name. */
  audience: z.string().min(1).max(200).default('registry'),
  /** The subjects that are trusted, such as `repo:org/mf-feed:*`; `*` matches any text. */
  subject: z
    .string()
    .max(300)
    .regex(/^[\w.:@/*-]*[\w.:@/-]{3}[\w.:@/*-]*$/, 'a subject is written like repo:org/mf-feed:*, and is more than a *'),
  /** The scopes of the tokens that it makes. They never administer. */
  scopes: tokenScopes.refine(({ admin }) => !admin, 'a pipeline does not administer the registry'),
  lifetimeSeconds: z.int().min(MIN_LIFETIME_SECONDS).max(MAX_LIFETIME_SECONDS).default(900),
});
export type NewTrust = z.infer<typeof newTrust>;

export const trustView = newTrust.extend({
  id: z.int(),
  createdBy: z.string(),
  createdAt: z.string(),
  revokedAt: z.nullable(z.string()),
});
export type TrustView = z.infer<typeof trustView>;

export const trustList = z.object({ trusts: z.array(trustView) });
export const trustParams = z.object({ trust: z.coerce.number().int().positive().max(2_147_483_647) });

/** An OIDC token of a pipeline's issuer, as a compact JWS. */
export const exchangeBody = z.object({ idToken: z.string().min(20).max(10_000) });
