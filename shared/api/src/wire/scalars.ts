import * as z from 'zod/mini';
import { isId, type Id } from '../ids';
import { reading, type Decoder } from './decoder';
import { decodeEntities } from './entities';

/** Text as it stands; a number is written out, anything else is ''. */
export const text: Decoder<string> = reading(asText);

/** Text for a preview or an edit field: tags dropped, entities decoded, ends trimmed. */
export const plainText: Decoder<string> = reading((value) => toPlainText(asText(value)));

/** What something is called: entities decoded, ends trimmed. Names hold no markup, so what looks like a tag is a part of the name. */
export const nameText: Decoder<string> = reading((value) => decodeEntities(decodeEntities(asText(value))).trim());

/** A whole number of things, 0 or more. What is no number counts as 0. */
export const count: Decoder<number> = reading((value) => {
  const number = Number(typeof value === 'string' ? value.replaceAll(',', '') : value);
  return Number.isFinite(number) ? Math.max(0, Math.floor(number)) : 0;
});

/** true, 1, '1', 'yes', 'true', 'on' are true; all else is false. */
export const flag: Decoder<boolean> = reading(asFlag);

/** Like `flag`, and null where the provider does not say. */
export const flagOrUnknown: Decoder<boolean | null> = reading((value) =>
  value === undefined || value === null || value === '' ? null : asFlag(value),
);

/** The last moment that is believed: later ones are junk, and no calendar shows them well. */
const LATEST = Date.UTC(9999, 0, 1);

/** Seconds since 1970, as number or text; null for 0, junk and dates out of any calendar. */
export const epochSeconds: Decoder<Date | null> = reading((value) => {
  const ms = Number(asText(value)) * 1000;
  return ms > 0 && ms < LATEST ? new Date(ms) : null;
});

/** A time in the provider's own words; '' where it wrote a number, which `epochSeconds` reads. */
export const timeText: Decoder<string> = reading((value) => {
  const words = toPlainText(asText(value));
  return /^\d*$/.test(words) ? '' : words;
});

/** An id of one kind. A missing or impossible one is refused, since a thing without id can't be asked for again. */
export function id<T extends Id<string>>(): Decoder<T> {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value, context) => {
      const found = asText(value);
      if (isId<T>(found) && !(typeof value === 'number' && !Number.isSafeInteger(value))) return found;
      context.issues.push({ code: 'custom', message: 'no id', input: value });
      return z.NEVER;
    }),
  );
}

/** An id that may be missing: '', '0', null and nothing are null. */
export function idOrNull<T extends Id<string>>(): Decoder<T | null> {
  return reading((value) => {
    const found = asText(value);
    return isId<T>(found) ? found : null;
  });
}

/** One of a few words; any other is `fallback`. */
export function oneOf<const W extends string, F>(words: readonly W[], fallback: F): Decoder<W | F> {
  return reading((value) => words.find((word) => word === value) ?? fallback);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

function asFlag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(1|yes|true|on)$/i.test(value));
}

/** Drops tags and decodes entities twice over: hosts encode some texts twice. For reading, never for insertion as HTML. */
export function toPlainText(html: string): string {
  const withoutTags = html.replace(/<br\s*\/?>/gi, '\n').replace(/<\/?[a-z][^>]*>/gi, '');
  return decodeEntities(decodeEntities(withoutTags)).trim();
}
