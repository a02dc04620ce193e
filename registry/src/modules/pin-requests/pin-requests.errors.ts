import createError from '@fastify/error';

/** The person who requested a pin can't approve it, also with another token of the same name. Nothing was stored. Fix: ask another operator of the environment. */
export const ApprovalByRequesterError = createError<[string]>(
  'REG_APPROVAL_BY_REQUESTER',
  '%s requested this pin; somebody else approves it.',
  403,
);

/** The request was decided already, or has expired; the message says how it ended. Nothing was stored. Fix: request the pin again if it is still wanted. */
export const PinRequestClosedError = createError<[number, string]>('REG_PIN_REQUEST_CLOSED', 'The request %d is %s already.', 409);

/** The environment has no such request. Fix: `registry pending <environment>` lists them. */
export const PinRequestUnknownError = createError<[string, number]>('REG_PIN_REQUEST_UNKNOWN', '%s has no pin request %d.', 404);

/** A pin was to happen in the past. Nothing was stored. Fix: name a time that is still to come, or pin without one. */
export const PinTimePastError = createError<[]>('REG_PIN_TIME_PAST', 'The pin would happen in the past.', 422);

/** A remote that the request moves was moved by somebody else after the request was planned. Nothing was stored. Fix: look at what runs now, and request the pin again. */
export const PinRequestStaleError = createError<[string, string, string]>(
  'REG_PIN_REQUEST_STALE',
  'It was planned while %s ran, and now %s runs %s. Request it again if it is still wanted.',
  409,
);
