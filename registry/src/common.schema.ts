import { environmentName } from '@social/contracts';
import * as z from 'zod';

/** The body of every refusal. Each code has a section in docs/errors.md. */
const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  /** Details that a program needs to continue, such as the current state after a lost race. */
  details: z.record(z.string(), z.unknown()).optional(),
});

/** A printable line: no control characters, no halves of characters. */
export const oneLine = z
  .string()
  .trim()
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'it is one line of text, without control characters');

/** The reason of a change, for people who read it months later. */
export const reasonText = oneLine.min(1, 'say why: the history is read by people').max(500, 'a reason has at most 500 characters');

export const personName = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._@/-]{0,79}$/u, 'a name has letters, digits, spaces and . _ @ / -, at most 80');

export const refusals = { '4xx': errorBody, '5xx': errorBody };

export const environmentParams = z.object({ environment: environmentName });
