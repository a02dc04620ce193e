import { types } from 'node:util';
import { errors } from 'jose';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

const { isNativeError } = types;

/** Returns true if the provider did not answer, or failed itself. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof ResponseBodyError) return error.status >= 500;
  return listCauses(error).some(
    (cause) =>
      (cause instanceof ClientError && cause.code === 'OAUTH_TIMEOUT') ||
      // So `fetch` reports a connection that failed.
      (isNativeError(cause) && cause.name === 'TypeError' && cause.message === 'fetch failed') ||
      (cause instanceof Response && cause.status >= 500) ||
      // So jose reports keys that do not come.
      cause instanceof errors.JWKSTimeout ||
      (isNativeError(cause) && cause.message === 'Expected 200 OK from the JSON Web Key Set HTTP response'),
  );
}

/** Says in plain words why an answer of the provider was refused; null where the error is none of the library's. */
export function describeFailure(error: unknown): string | null {
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'the provider refused it, or you cancelled it' : `the provider answered ${error.error}`;
  if (error instanceof ResponseBodyError) return `the provider does not accept the code (${error.error})`;
  if (error instanceof errors.JWKSNoMatchingKey) return 'the identity token is signed with a key that the provider does not publish';
  if (error instanceof errors.JOSEError) return 'the answer of the provider is not valid';
  if (!(error instanceof ClientError)) return null;
  const causes = listCauses(error);
  const times = causes.find(hasTimes);
  if (times) return describeTimes(times);
  if (causes.some((cause) => isNativeError(cause) && cause.message.includes('"state"')))
    return 'the answer of the provider belongs to another sign-in';
  const claim = causes.map((cause) => (hasClaim(cause) ? claimReasons[cause.claim] : undefined)).find(Boolean);
  return claim ?? 'the answer of the provider is not valid';
}

type Times = { claim: 'exp' | 'nbf'; claims: Record<string, unknown>; now: number };

function hasTimes(cause: unknown): cause is Times {
  return hasClaim(cause) && ['exp', 'nbf'].includes(cause.claim) && 'claims' in cause && 'now' in cause;
}

/** The token was made for this sign-in, seconds ago. So a time that does not fit means that two clocks differ. */
function describeTimes({ claim, claims, now }: Times): string {
  const texts = { exp: 'has expired: it ended', nbf: 'is not valid yet: it begins' };
  return `the identity token ${texts[claim]} at ${formatSeconds(claims[claim])}, and it is ${formatSeconds(now)} here. Compare the clocks of the provider and of the registry`;
}

const formatSeconds = (seconds: unknown) => new Date(Number(seconds) * 1000).toISOString().replace('.000', '');

const claimReasons: Record<string, string> = {
  nonce: 'the identity token belongs to another sign-in',
  aud: 'the identity token was made for somebody else than this registry',
  iss: 'the identity token is of another issuer',
};

function hasClaim(cause: unknown): cause is { claim: string } {
  return typeof cause === 'object' && cause !== null && 'claim' in cause && typeof cause.claim === 'string';
}

/** Lists an error and what it was caused by, as far as that is known. */
function listCauses(error: unknown): unknown[] {
  return isNativeError(error) ? [error, ...listCauses(error.cause)] : [error];
}
