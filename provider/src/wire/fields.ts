import { countCharacters } from '@social/text-grammar/characters';
import { isBlankText, trimIdentifier } from '@social/text-grammar/trim-text';
import { toVisibleText } from '@social/text-grammar/visible-text';
import { z } from 'zod';

/** PostgreSQL's largest `integer`. */
const MAX_INTEGER = 2_147_483_647;

/** A number that must be present. Each kind of column has its own number of digits, so that the database never refuses one. */
function digits(maxDigits: number, error: string) {
  return z
    .string()
    .regex(new RegExp(`^\\d{1,${maxDigits}}$`), error)
    .transform(Number);
}

/** A number or undefined: `0` and an empty field count as missing. */
function optionalDigits(maxDigits: number, error: string) {
  return z
    .string()
    .regex(new RegExp(`^\\d{0,${maxDigits}}$`), error)
    .transform((number) => Number(number) || undefined);
}

/** An id of a `bigint` column: digits within the range of exact JavaScript numbers. */
export const idField = digits(15, 'must be an id');

/** An id or undefined. `0` and an empty field mean none, as in the contract's cursors. */
export const optionalIdField = optionalDigits(15, 'must be an id').optional();

/** The number of an entry in one of the site's lists, such as a category. It is stored in an `integer` column. */
export const optionalEntryField = optionalDigits(10, 'must be a number')
  .refine((number = 0) => number <= MAX_INTEGER, `must be at most ${MAX_INTEGER}`)
  .optional();

/** A cursor in seconds since 1970, or undefined. Eleven digits reach the year 5138. */
export const optionalTimeField = optionalDigits(11, 'must be a time in seconds since 1970').optional();

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

const limit = optionalDigits(6, 'must be a number').optional();

/** The number of items to return. Higher numbers are reduced to `max`, not refused. */
export function limitField(defaultLimit: number, max = 100) {
  return limit.transform((value) => Math.min(Math.max(value || defaultLimit, 1), max));
}

/** As `limitField`, without a default. */
export function optionalLimitField(max = 100) {
  return limit.transform((value) => (value ? Math.min(value, max) : undefined));
}

/** A value of a list. Any other value counts as a missing field. */
export function optionalEnumField<const V extends readonly [string, ...string[]]>(values: V) {
  return z.enum(values).optional().catch(undefined);
}

/** A day of the years 1900 to 2199. PostgreSQL and browsers disagree about earlier years, and there is no year 0. */
export function dateField(error: string) {
  return z.iso.date(error).refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'must be in the years 1900 to 2199');
}

/** A text of members, counted as `countCharacters` does. One of invisible characters only counts as empty. */
export function textField(maxCharacters: number) {
  return withLimit(z.string().overwrite(emptyIfBlank), maxCharacters);
}

/** As `textField`, without the spaces around it, which do not count. */
export function trimmedTextField(maxCharacters: number) {
  return withLimit(z.string().overwrite(toVisibleText), maxCharacters);
}

/** As `trimmedTextField`, with a visible character. */
export function requiredTextField(maxCharacters: number, emptyMessage = 'must not be empty') {
  return withLimit(z.string().overwrite(toVisibleText).min(1, emptyMessage), maxCharacters);
}

/** A user name, code or the like. Phone keyboards add a space after it. */
export function identifierField(maxCharacters: number) {
  return withLimit(z.string().overwrite(trimIdentifier), maxCharacters);
}

/** An e-mail address, without the spaces of phone keyboards. */
export const emailField = z
  .string()
  .overwrite(trimIdentifier)
  .meta({ format: 'email', maxLength: 200 })
  .pipe(z.email('must be an e-mail address').max(200));

function withLimit(field: z.ZodString, maxCharacters: number) {
  const message = `must have at most ${maxCharacters} characters`;
  return field.refine((text) => countCharacters(text) <= maxCharacters, message).meta({ maxLength: maxCharacters });
}

function emptyIfBlank(text: string): string {
  return isBlankText(text) ? '' : text;
}

/** The hosts from which pages show GIFs and stickers, with their subdomains. */
const STICKER_HOSTS = /^([\w-]+\.)*(giphy|tenor)\.com$/;

/** The https address of a GIF or sticker at a known host. Empty for none. */
export const stickerField = z.union([
  z.literal(''),
  z.url({ protocol: /^https$/, hostname: STICKER_HOSTS, error: 'must be an https link to giphy.com or tenor.com' }).max(500),
]);

/** Parses `a,b,c` into a list, without empty items. */
export const listField = z
  .string()
  .max(500)
  .transform((list) =>
    list
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );

/** A boolean: true for `1`, `true`, `yes` and `on`. */
export const flagField = z
  .string()
  .max(5)
  .optional()
  .transform((word) => word !== undefined && ['1', 'true', 'yes', 'on'].includes(word.toLowerCase()));
