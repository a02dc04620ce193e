/** A hashtag in a text. `topic` has no sign, and the letters of the author. */
export type HashtagMatch = { topic: string; start: number; end: number };

const MAX_CODE_POINTS = 100;

const SIGN = '[#\\uFE5F\\uFF03]';

// UAX 31: letters, marks, digits and connectors of any script, and emoji. Besides them joiners, and the marks inside of words of Catalan,
// Hebrew, Tibetan and Japanese. Newer versions of Unicode have the Japanese one in XID_Continue, so it is named.
const CONTINUE =
  '\\p{XID_Continue}\\p{Extended_Pictographic}\\p{Regional_Indicator}\\p{Emoji_Modifier}\\u00B7\\u05F3\\u05F4\\u0F0B\\u200C\\u200D\\u20E3\\u30FB';
// A hyphen or plus between two characters of a topic belongs to it: `#covid-19`.
const TOPIC = `[${CONTINUE}]+(?:[-+][${CONTINUE}]+)*`;
const BEFORE = '(?<![\\p{L}\\p{N}_&/#\\uFE5F\\uFF03]\\p{M}{0,8})';

const HASHTAGS = new RegExp(`${BEFORE}${SIGN}(${TOPIC})`, 'gu');
const TYPED = new RegExp(`${BEFORE}${SIGN}((?:${TOPIC}[-+]?)?)$`, 'u');
const WHOLE = new RegExp(`^${SIGN}?(${TOPIC})$`, 'u');
// Digits, marks and connectors name nothing; six hexadecimal digits are a colour, unless they end with a year.
const NAMES_SOMETHING = /[\p{L}\p{Nl}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const COLOUR = /^(?=[a-f]*\d)(?=\d*[a-f])(?![a-f]{2}(?:19|20)\d\d$)[\da-f]{6}$/i;

/**
 * Finds the hashtags of a text. Skips those of digits only, and colours such as `#fff000`. Those in links are found too: see `splitText`.
 */
export function findHashtags(text: string): HashtagMatch[] {
  return Array.from(text.matchAll(HASHTAGS), ({ 0: whole, 1: topic = '', index }) => ({
    topic,
    start: index,
    end: index + whole.length,
  })).filter(({ topic }) => isTopic(topic));
}

/**
 * Returns the form of a topic by which posts are found: NFC, lower case, without marks that choose between a text and a picture. Its sign may be
 * missing. Null if it is no topic: spaces, digits only, more than 100 code points.
 */
export function toTopic(typed: string): string | null {
  const topic = WHOLE.exec(typed.trim())?.[1];
  return topic !== undefined && isTopic(topic) ? topic.normalize('NFC').toLowerCase().replaceAll('\u{FE0F}', '') : null;
}

/** Finds the topic that is being typed at the end of a text, also its sign without a letter. */
export function findTypedHashtag(text: string): { query: string; start: number } | null {
  const match = TYPED.exec(text);
  return match && { query: match[1] ?? '', start: match.index };
}

function isTopic(topic: string): boolean {
  return NAMES_SOMETHING.test(topic) && !COLOUR.test(topic) && Array.from(topic).length <= MAX_CODE_POINTS;
}
