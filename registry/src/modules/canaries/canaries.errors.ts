import createError from '@fastify/error';

/** A canary runs already, and there is one at a time. Nothing was stored. Fix: `registry canary promote` or `abort` ends it. */
export const CanaryRunningError = createError<[string, string]>('REG_CANARY_RUNNING', '%s has the canary %s already.', 409);

/** No canary runs in the environment. For a retry: no canary ended before all visitors got its release. Nothing was stored. Fix: `registry canary start` starts one. */
export const CanaryUnknownError = createError<[string]>('REG_CANARY_UNKNOWN', '%s has no such canary.', 409);
