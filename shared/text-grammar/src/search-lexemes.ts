import { foldText } from './fold-text';
import { WITHOUT_SPACES } from './scripts-without-spaces';
import { toWellFormed } from './well-formed';

const MAX_WORD_LENGTH = 100;
const MAX_TERMS = 10;

// Katakana is a word of its own: dictionaries have `東京タワー` as one, and readers search for `タワー`.
const RUN =
  /[\p{Script=Katakana}\u30FC]+|(?:(?!\p{Script=Katakana})[\p{L}\p{M}\p{N}])+|\p{Extended_Pictographic}+|\p{Regional_Indicator}{2}/gu;
const HAN = /^\p{Script=Han}{3,}$/u;
// Words of these scripts continue with endings that a reader does not type.
const INFLECTED = new RegExp(`[${WITHOUT_SPACES}\\p{Script=Hangul}]`, 'u');

let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the words of a text under which it is found, folded, each once. Word breaks are those of `Intl.Segmenter`, for scripts with and without
 * spaces; punctuation within a word separates too, as in `l'école`. Of a long word in Han, each end is a word as well: `北京大学` is found by `大学`.
 */
export function toSearchLexemes(text: string): string[] {
  return [...new Set(splitLexemes(text).flatMap((word) => (HAN.test(word) ? toEnds(word) : word)))];
}

/** A word to search for. With `isPrefix`, words that start with it are found too. */
export type SearchTerm = { word: string; isPrefix: boolean };

/** Returns the first ten words of a query, for texts that contain them all. The last may be the start of a word: it may still be typed. */
export function toSearchTerms(query: string): SearchTerm[] {
  const typed = [...new Set(splitLexemes(query))].slice(0, MAX_TERMS);
  return typed.map((word, index) => ({ word, isPrefix: index === typed.length - 1 || INFLECTED.test(word) }));
}

function splitLexemes(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' });
  const found: string[] = [];
  // Segmented before it is folded: the breaks of Japanese depend on what folding changes.
  for (const { segment } of segmenter.segment(toWellFormed(text).normalize('NFC')))
    for (const [word] of foldText(segment).matchAll(RUN)) found.push(Array.from(word).slice(0, MAX_WORD_LENGTH).join(''));
  return found;
}

function toEnds(word: string): string[] {
  const letters = Array.from(word);
  return letters.slice(0, -1).map((_, index) => letters.slice(index).join(''));
}
