import { toPlainText } from '@social/api/wire';
import { t } from '@social/texts';

const TERMS_PER_MINUTE = 220;
/** Languages without spaces between words are read by the letter. */
const LETTERS_PER_MINUTE = 500;
const LETTERS_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;

/** Returns how long the HTML of an article takes to read, in whole minutes; 0 where a list omits the text. */
export function countReadingMinutes(html: string): number {
  const text = toPlainText(html);
  const letterCount = text.match(LETTERS_WITHOUT_SPACES)?.length ?? 0;
  const termCount = text.replace(LETTERS_WITHOUT_SPACES, ' ').match(/\S+/g)?.length ?? 0;
  return Math.ceil(termCount / TERMS_PER_MINUTE + letterCount / LETTERS_PER_MINUTE);
}

/** Returns '3 min read', or '' where the text is not known. */
export function formatReadingTime(html: string): string {
  const minutes = countReadingMinutes(html);
  return minutes === 0 ? '' : t('{minutes} min read', { minutes });
}
