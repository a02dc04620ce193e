import * as z from 'zod';

/** What every refusal looks like. Each code has a page in docs/errors/. */
const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** What a program needs to go on, such as the current state after a lost race. */
  details: z.record(z.string(), z.unknown()).optional(),
});

/** One line that prints: no control characters, no halves of characters. */
export const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'it is one line of text, without control characters');

/** Why something was changed: read by people, months later. */
export const reasonText = oneLine.min(1, 'say why: the history is read by people').max(500, 'a reason has at most 500 characters');

export const personName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._@/-]{0,79}$/u, 'a name has letters, digits, spaces and . _ @ / -, at most 80');

export const refusals = { '4xx': errorBody, '5xx': errorBody };
