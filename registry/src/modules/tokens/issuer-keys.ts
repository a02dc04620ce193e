import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod';
import { IssuerUnavailableError } from './trusts.errors';

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const TIMEOUT_MS = 5000;
/** A token can name an unknown key at will, so the issuer is not asked more often. Short, because a key may be new. */
const KEY_COOLDOWN_MS = 5000;

/** Finds the keys of issuers by OpenID Connect discovery. Keys are kept and fetched again when a token names one that is not among them. */
export function createIssuerKeys() {
  const byIssuer = new Map<string, JWTVerifyGetKey>();

  /** @throws {IssuerUnavailableError} */
  return async function findKeys(issuer: string): Promise<JWTVerifyGetKey> {
    const known = byIssuer.get(issuer);
    if (known) return known;
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => null,
    );
    const found = discovery.safeParse(await response?.json().catch(() => null));
    if (!response?.ok || !found.success || found.data.issuer !== issuer) throw new IssuerUnavailableError(issuer);
    const keys = createRemoteJWKSet(new URL(found.data.jwks_uri), { timeoutDuration: TIMEOUT_MS, cooldownDuration: KEY_COOLDOWN_MS });
    byIssuer.set(issuer, keys);
    return keys;
  };
}
