import fc from 'fast-check';
import { countCharacters, firstGrapheme, initials } from '../characters';
import { foldText } from '../fold-text';
import { findTypedHashtag, toTopic } from '../hashtags';
import { findTypedMention } from '../mentions';
import { toSearchTerms, toSearchLexemes } from '../search-lexemes';
import { splitText } from '../split-text';
import { isBlankText, trimIdentifier, trimText } from '../trim-text';

/** Samples that together are difficult: scripts, marks, signs, emoji, halves of pairs, links. All are in Unicode 15. */
const samples = [
  'a', 'Z', '7', '_', ' ', '\n', '\r\n', '#', '＃', '@', '.', '/', ':', '-', '+', "'", '’', '(', ')', '[', ']', '"', '<', '&', '。', '「', '」', '،', '।',
  'é', 'e\u0301', 'ß', 'İ', 'ı', 'ς', 'й', 'ё', 'հ', 'ნ', 'שָׁ', 'العَ', '\u0640', 'می\u200C', 'ܫܵ', 'ދި', 'ߒ', 'हिन्दी', 'ज़', 'বাং', 'ਪੰ', 'ગુ', 'ଡ଼ି', 'தமிழ்', 'తె', 'ಕನ್ನ', 'മല',
  'සිං', 'แม่น้ำ', 'ກິ່', 'မြန်', 'ភាសា', 'བོད་', 'አ', 'Ꮳ', 'ᐃ', 'ᠮᠣ', 'ⵜ', '𞤆', '한', '한'.normalize('NFD'), '漢', '𠮷', 'か', 'が'.normalize('NFD'), 'タワー', 'ﾀ', '・',
  '🎉', '❤️', '👨‍👩‍👧', '🇩🇪', '👍🏽', '1️⃣', '\uD83C', '\uDF89', '\u0301', '\u200B', '\u202E', '\u2069', '\u3164', '\uFEFF', '\0', '\u{E0041}',
  'https://', 'HTTP://a.example', 'a.example', 'demo', '@demo', '#topic',
]; // prettier-ignore

/** Any string of UTF-16 code units, and strings of samples. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 }).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...samples), { maxLength: 20 }).map((parts) => parts.join('')),
);

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Everything that the grammar says about a text. */
function read(text: string) {
  return {
    characters: countCharacters(text),
    grapheme: firstGrapheme(text),
    initials: initials(text),
    trimmed: [trimText(text), trimIdentifier(text)],
    isBlank: isBlankText(text),
    parts: splitText(text),
    topic: toTopic(text),
    typed: [findTypedHashtag(text), findTypedMention(text)],
    folded: foldText(text),
    lexemes: toSearchLexemes(text),
    terms: toSearchTerms(text),
  };
}

/** Defines the tests of what holds for any text. Called in the browser's tests and in the provider's, whose globals are others. */
export function describeGrammar(): void {
  test('reads any text without an error, and returns no half of a surrogate pair', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { parts, folded, ...others } = read(text);
        const isWellFormed = !LONE_SURROGATE.test(text);
        expect(JSON.stringify(others)).not.toMatch(/\\ud[89a-f]/);
        // Joined parts are the unchanged text.
        expect(parts.map((part) => part.text).join('')).toBe(text);
        if (isWellFormed) expect(LONE_SURROGATE.test(folded)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('gives links, topics and usernames that can be put into an address', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const part of splitText(text)) {
          if (part.kind === 'link') expect(part.url).toMatch(/^https?:\/\/[^\s<>"`]+$/i);
          if (part.kind === 'hashtag') expect(toTopic(decodeURIComponent(encodeURIComponent(part.topic)))).toBe(part.topic);
          if (part.kind === 'mention') expect(part.username).toMatch(/^[a-z0-9_]{3,32}$/);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('trims and folds a text once and for all, and finds each text by its own words', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(trimText(trimText(text))).toBe(trimText(text));
        expect(isBlankText(trimText(text))).toBe(isBlankText(text));
        expect(foldText(foldText(text))).toBe(foldText(text));
        const lexemes = toSearchLexemes(text);
        for (const { word, isPrefix } of toSearchTerms(text))
          expect(lexemes.some((it) => (isPrefix ? it.startsWith(word) : it === word))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('reads each of the samples as the other side does', () => {
    const pairs = samples.flatMap((first) => samples.map((second) => `x ${first}${second} y`));
    expect(hash(JSON.stringify(pairs.map((text) => ({ ...read(text), ...versioned }))))).toBe(EXPECTED);
  });
}

/** Not in the hash: breaks of words and graphemes come from tables of `Intl.Segmenter`, which have a version. */
const versioned = { lexemes: null, terms: null, grapheme: null, initials: null };

const EXPECTED = '80f6c486';

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16);
}
