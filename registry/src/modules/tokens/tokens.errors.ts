import createError from '@fastify/error';

/**
 * The token is missing, unknown, expired or revoked: the answer is the same for all four, so that it does not reveal which. Fix: send
 * `Authorization: Bearer mfp_…`; `registry token list` shows the valid tokens.
 */
export const TokenRequiredError = createError<[]>('REG_TOKEN_REQUIRED', 'A valid token is needed.', 401);

/** The token's scopes do not allow it. Nothing was stored. Fix: ask an admin for a token with that scope (`registry token create`). */
export const ForbiddenError = createError<[string, string]>('REG_FORBIDDEN', '%s may not %s.', 403);

/** No token has this id. Fix: `registry token list` shows the ids. */
export const TokenUnknownError = createError<[string]>('REG_TOKEN_UNKNOWN', 'There is no token %s.', 404);

/** A token was to expire before it could be used. Fix: name a time in the future. */
export const TokenExpiryPastError = createError<[]>('REG_TOKEN_EXPIRY_PAST', 'The expiry lies in the past.', 422);
