import { toWellFormed } from './well-formed';

// Hangul fillers, the braille blank and the place of a missing object (left by dictation on phones) are drawn as a space or not at all.
const BLANK_LETTERS = '\\u115F\\u1160\\u2800\\u3164\\uFFA0\\uFFFC';

// Zero-width joiners, variation selectors and direction marks are left: the character next to them looks different without them.
const SPACE = new RegExp(`[\\s\\p{Cc}\\u00AD\\u180E\\u200B\\u2060\\uFEFF${BLANK_LETTERS}]`, 'u');

const INVISIBLE = new RegExp(`[\\s\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u{1D159}${BLANK_LETTERS}]`, 'u');

const VISIBLE = new RegExp(`[^\\s\\p{C}\\p{Mn}\\p{Me}\\p{Default_Ignorable_Code_Point}\\u{1D159}${BLANK_LETTERS}]|\\p{Co}`, 'u');

/**
 * Removes white space from both ends of a text: all spaces of Unicode, line breaks, control characters, and characters that are drawn as
 * nothing or as a space. Keeps marks that change how a text or an emoji looks. Halves of surrogate pairs become U+FFFD.
 */
export function trimText(text: string): string {
  return trim(text, SPACE);
}

/**
 * Removes white space and every invisible character, direction marks included, from both ends of a username, an e-mail address, a code or a
 * link. Phone keyboards add a space, and address books of computers add direction marks.
 */
export function trimIdentifier(text: string): string {
  return trim(text, INVISIBLE);
}

/** Returns true if a text has no visible character. Combining marks without a letter are not visible. */
export function isBlankText(text: string): boolean {
  return !VISIBLE.test(toWellFormed(text));
}

function trim(text: string, removed: RegExp): string {
  const characters = Array.from(toWellFormed(text));
  let start = 0;
  let end = characters.length;
  while (start < end && removed.test(characters[start] ?? '')) start += 1;
  while (end > start && removed.test(characters[end - 1] ?? '')) end -= 1;
  return characters.slice(start, end).join('');
}
