import createError from '@fastify/error';

/** No environment has this name. Fix: `registry env list` shows the names, `registry env set` makes one. */
export const EnvironmentUnknownError = createError<[string]>('REG_ENVIRONMENT_UNKNOWN', 'There is no environment %s.', 404);

/** A freeze would end before it begins. Nothing was stored. Fix: name a time that is still to come. */
export const FreezeEndPastError = createError<[]>('REG_FREEZE_END_PAST', 'The freeze would end in the past.', 422);

/** Another environment answers to this host name; the edge could not tell them apart. Nothing was stored. Fix: remove it from the other one first. */
export const HostnameTakenError = createError<[string, string]>('REG_HOSTNAME_TAKEN', 'The host name %s belongs to %s.', 409);
