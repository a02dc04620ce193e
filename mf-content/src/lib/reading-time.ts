import { toPlainText } from '@social/api/wire';

const WORDS_A_MINUTE = 220;
/** Languages without spaces between words are read by the letter. */
const LETTERS_A_MINUTE = 500;
const LETTERS_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Returns how long the HTML of an article takes to read, in whole minutes; 0 where a list omits the text. */
export function countReadingMinutes(html: string): number {
  const text = toPlainText(html);
  const letters = text.match(LETTERS_WITHOUT_SPACES)?.length ?? 0;
  const words = text.replace(LETTERS_WITHOUT_SPACES, ' ').match(/\S+/g)?.length ?? 0;
  return Math.ceil(words / WORDS_A_MINUTE + letters / LETTERS_A_MINUTE);
}

/** Returns '3 min read', or '' where the text is not known. */
export function formatReadingTime(html: string): string {
  const minutes = countReadingMinutes(html);
  return minutes === 0 ? '' : `${minutes} min read`;
}
