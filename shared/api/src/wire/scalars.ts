import * as z from 'zod/mini';
import { isId, type Id } from '../ids';
import { reading, type Decoder } from './decoder';
import { decodeEntities } from './entities';

/** Text as it stands; a number is written out, anything else is ''. */
export const text: Decoder<string> = reading(asText);

/** Text for a preview or an edit field: tags dropped, entities decoded, ends trimmed. */
export const plainText: Decoder<string> = reading((value) => toPlainText(asText(value)));

/** A name: entities decoded, ends trimmed. Names have no markup, so `<` and `>` belong to the name. */
export const nameText: Decoder<string> = reading((value) => decodeEntities(decodeEntities(asText(value))).trim());

/** A whole number, 0 or more; 0 for anything else. */
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

/** Later times are junk. */
const LATEST = Date.UTC(9999, 0, 1);

/** Seconds since 1970, as number or text; null for 0 and junk. */
export const epochSeconds: Decoder<Date | null> = reading((value) => {
  const ms = Number(asText(value)) * 1000;
  return ms > 0 && ms < LATEST ? new Date(ms) : null;
});

/** A time as the provider's text; '' for a number, which `epochSeconds` decodes. */
export const timeText: Decoder<string> = reading((value) => {
  const plain = toPlainText(asText(value));
  return /^\d*$/.test(plain) ? '' : plain;
});

/** An id of one kind. Refuses a missing or invalid one, as an entity without id cannot be fetched again. */
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

/** Accepts the given texts; any other value becomes `fallback`. */
export function oneOf<const Text extends string, F>(allowed: readonly Text[], fallback: F): Decoder<Text | F> {
  return reading((value) => allowed.find((text) => text === value) ?? fallback);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'bigint' ? String(value) : '';
}

function asFlag(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(1|yes|true|on)$/i.test(value));
}

/** Matches HTML tags. Other angle brackets, as in `x<y and y>z`, are text. */
const TAG = new RegExp(
  `</?(?:${[
    'a|abbr|article|aside|audio|b|base|blockquote|body|br|button|center|cite|code|dd|del|details|dialog|div|dl|dt|em|embed|fieldset',
    'figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|li|link|main|mark',
    'marquee|math|meta|nav|noscript|object|ol|option|p|picture|plaintext|pre|q|s|samp|script|section|select|small|source|span|strike',
    'strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr|xmp',
  ].join('|')})(?=[\\s/>])[^>]*>`,
  'gi',
);

/** Removes tags and decodes entities twice, as hosts encode some texts twice. The result is plain text, never HTML. */
export function toPlainText(html: string): string {
  const withoutTags = html.replace(/<br\s*\/?>/gi, '\n').replace(TAG, '');
  return decodeEntities(decodeEntities(withoutTags)).trim();
}
