import { defineRefusal } from '../../lib/refusal';

/** The key was used for another call, other fields or other files. */
export const IdempotencyKeyReusedError = defineRefusal(
  'PRV_IDEMPOTENCY_KEY_REUSED',
  11,
  'This Idempotency-Key was used for another request.',
  { httpStatus: 422 },
);
