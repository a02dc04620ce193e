import createError from '@fastify/error';

/** This registry offers no sign-in by OpenID Connect. Fix: sign in with a token, or set `OIDC_ISSUER` and the settings that belong to it. */
export const SignInNotOfferedError = createError<[]>('REG_SIGN_IN_NOT_OFFERED', 'This registry is signed in to with a token alone.', 404);

/**
 * The answer of the provider signs nobody in; the message says why, and the registry's log has the details. Nothing was stored.
 * Fix: sign in again. Where it stays so, compare the settings `OIDC_…` with those of the registry at the provider.
 */
export const SignInRefusedError = createError<[string]>('REG_SIGN_IN_REFUSED', 'You are not signed in: %s.', 403);

/** The provider knows the person, and none of the groups that it names gives rights here. Fix: ask for a group that `OIDC_GROUPS` lists. */
export const SignInWithoutRightsError = createError<[string]>(
  'REG_SIGN_IN_WITHOUT_RIGHTS',
  '%s may do nothing here: none of your groups has rights in this registry.',
  403,
);

/** The provider cannot be reached, or fails itself. Fix: try again; tokens work meanwhile. */
export const SignInUnavailableError = createError<[string]>('REG_SIGN_IN_UNAVAILABLE', 'The provider %s cannot be reached now.', 503);
