import createError from '@fastify/error';

/** This registry offers no sign-in by OpenID Connect. Fix: sign in with a token, or set `OIDC_ISSUER` and the settings that belong to it. */
export const SignInNotOfferedError = createError<[]>(
  'REG_SIGN_IN_NOT_OFFERED',
  'This registry has no sign-in by OpenID Connect. Sign in with a token.',
  404,
);

/**
 * The provider's answer does not sign a person in. The message names the reason, and the registry's log has the details. Nothing was stored.
 * Fix: sign in again. If it fails again, compare the settings `OIDC_…` with those of the registry at the provider.
 */
export const SignInRefusedError = createError<[string]>('REG_SIGN_IN_REFUSED', 'You are not signed in: %s.', 403);

/**
 * The provider knows the person, and the registry found no group that gives rights here. The message names the reason. The provider
 * sent none, sent them in a form that is not readable, omitted them because there are too many (Microsoft Entra above 200), or named others.
 * Fix: ask for a group that `OIDC_GROUPS` lists, or let the provider send the claim that `OIDC_GROUPS_CLAIM` names.
 */
export const SignInWithoutRightsError = createError<[string, string]>('REG_SIGN_IN_WITHOUT_RIGHTS', '%s may do nothing here: %s.', 403);

/** The provider cannot be reached, or fails. Fix: try again, or use a token. */
export const SignInUnavailableError = createError<[string]>('REG_SIGN_IN_UNAVAILABLE', 'The provider %s cannot be reached now.', 503);

/**
 * More sign-ins were begun or ended from this address within a minute than `OIDC_ATTEMPTS_PER_MINUTE` allows at a replica. Nothing was stored.
 * Fix: wait for the seconds in `retry-after`, or use a token. If many operators share one address, raise the setting. If all of them
 * are limited together, the registry does not know the proxy in front of it: name that in `TRUSTED_PROXIES`.
 */
export const SignInLimitedError = createError<[number]>(
  'REG_SIGN_IN_LIMITED',
  'There were too many sign-ins from your address. Try again in %d s, or sign in with a token.',
  429,
);

/** As many calls wait for the provider as the registry allows at once. Fix: try again, or use a token. If it fails again, the provider is slow. */
export const SignInBusyError = createError<[]>(
  'REG_SIGN_IN_BUSY',
  'Too many people sign in at this moment. Try again in a few seconds.',
  503,
);
