import { z } from 'zod';

/** A field that every form may leave out, or send empty. */
const blank = z.literal('').transform(() => undefined);

/** An id: digits that a JavaScript number still holds exactly. */
export const idField = z
  .string()
  .regex(/^\d{1,15}$/, 'must be an id')
  .transform(Number);

/** An id or nothing; `0` and an empty field are nothing, as the contract's cursors have it. */
export const optionalIdField = z.union([blank, idField.transform((id) => id || undefined)]).optional();

/** A reaction's number in the contract. */
export const reactionField = z
  .string()
  .regex(/^[1-6]$/, 'must be 1 to 6')
  .transform(Number);

/** The contract's number for the members who may see a post. */
export const privacyField = z
  .string()
  .regex(/^[0-4]$/, 'must be 0 to 4')
  .transform(Number);

/** How many items are wanted. More than `most` is cut, not refused. */
export function limitField(usual: number, most = 100) {
  return z
    .union([
      blank,
      z
        .string()
        .regex(/^\d{1,6}$/, 'must be a number')
        .transform(Number),
    ])
    .optional()
    .transform((limit) => Math.min(Math.max(limit || usual, 1), most));
}

/** As `limitField`, where another field says what is usual. */
export function optionalLimitField(most = 100) {
  return z
    .union([
      blank,
      z
        .string()
        .regex(/^\d{1,6}$/, 'must be a number')
        .transform(Number),
    ])
    .optional()
    .transform((limit) => (limit ? Math.min(limit, most) : undefined));
}

/** A word out of a list; anything else is as if nothing had been sent. */
export function optionalEnumField<const W extends readonly [string, ...string[]]>(words: W) {
  return z.enum(words).optional().catch(undefined);
}

export function textField(mostCharacters: number) {
  return z.string().max(mostCharacters, `must have at most ${mostCharacters} characters`);
}

export function requiredTextField(mostCharacters: number) {
  return textField(mostCharacters).trim().min(1, 'must not be empty');
}

/** `a,b,c` as a list, without blanks. */
export const listField = z
  .string()
  .max(500)
  .transform((list) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** A switch: `1`, `true`, `yes` and `on` are on. */
export const flagField = z
  .string()
  .max(5)
  .optional()
  .transform((word) => word !== undefined && ['1', 'true', 'yes', 'on'].includes(word.toLowerCase()));
