import { isBlankText, trimText } from './trim-text';

/**
 * Counts the characters of a text as limits do: code points, and one for each line break, CRLF or LF. Not graphemes: what is one grapheme depends on
 * the version of Unicode, which browser and server do not share.
 */
export function countCharacters(text: string): number {
  return text.match(/\r\n|[^]/gu)?.length ?? 0;
}

/** The longest emoji has 10 code points. Stacks of combining marks are longer, and would be drawn over their neighbours. */
const MAX_CODE_POINTS = 16;

/** Returns the first visible character as a reader sees it: a letter with its marks, a whole emoji or flag. '' for a blank text. */
export function firstGrapheme(text: string): string {
  graphemes ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(trimText(text)))
    if (!isBlankText(segment)) return Array.from(segment).slice(0, MAX_CODE_POINTS).join('');
  return '';
}

let graphemes: Intl.Segmenter | undefined;

/**
 * Returns the first graphemes of the first and of the last word of a name, in capitals where the script uses them so. A word's punctuation is skipped:
 * `Ana (Team B)` has the initials `AB`. '' for a blank name.
 */
export function initials(name: string): string {
  const parts = trimText(name)
    .split(/\s+/)
    .filter((word) => !isBlankText(word));
  const [first, last] = [parts[0] ?? '', parts.length > 1 ? (parts.at(-1) ?? '') : ''];
  return capitalize(firstOfWord(first)) + capitalize(firstOfWord(last));
}

function firstOfWord(word: string): string {
  return firstGrapheme(word.replace(/^\p{P}+(?=.)/su, '')) || firstGrapheme(word);
}

/** Georgian has capitals for headlines only. */
function capitalize(grapheme: string): string {
  return /\p{Script=Georgian}/u.test(grapheme) ? grapheme : grapheme.toUpperCase();
}
