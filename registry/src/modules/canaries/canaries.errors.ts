import createError from '@fastify/error';

/** A canary runs already, and there is one at a time. Nothing was stored. Fix: `registry canary promote` or `abort` ends it. */
export const CanaryRunningError = createError<[string, string]>('REG_CANARY_RUNNING', '%s has the canary %s already.', 409);

/** A pin would move a remote whose release a canary tries, other than to that release. Nothing was stored. Fix: `registry canary promote` or `abort` ends the canary; then pin. */
export const CanaryRemotePinnedError = createError<[string, string]>(
  'REG_CANARY_REMOTE_PINNED',
  'A canary of %s runs in %s: promote or abort it first.',
  409,
);

/** No canary runs there, or, for a retry, none ended without everybody getting it. Nothing was stored. Fix: `registry canary start` starts one. */
export const CanaryUnknownError = createError<[string]>('REG_CANARY_UNKNOWN', '%s has no such canary.', 409);
