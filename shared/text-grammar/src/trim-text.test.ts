import { isBlankText, trimIdentifier, trimText } from './trim-text';

/** Spaces and invisible characters that keyboards, copies and jokers leave. */
const spaces: [name: string, character: string][] = [
  ['space', ' '],
  ['tab', '\t'],
  ['line break', '\r\n'],
  ['no-break space', '\u00A0'],
  ['thin no-break space', '\u202F'],
  ['ideographic space', '\u3000'],
  ['ogham space', '\u1680'],
  ['byte order mark', '\uFEFF'],
  ['zero-width space', '\u200B'],
  ['word joiner', '\u2060'],
  ['soft hyphen', '\u00AD'],
  ['Mongolian vowel separator', '\u180E'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uFFA0'],
  ['Hangul choseong filler', '\u115F'],
  ['Hangul jungseong filler', '\u1160'],
  ['braille blank', '\u2800'],
  ['object replacement of dictation', '\uFFFC'],
  ['control character', '\u0007'],
];

const marks: [name: string, character: string][] = [
  ['right-to-left mark', '\u200F'],
  ['right-to-left override', '\u202E'],
  ['embedding of an address book', '\u202A'],
  ['isolate', '\u2068'],
  ['zero-width joiner', '\u200D'],
  ['zero-width non-joiner', '\u200C'],
  ['variation selector', '\uFE0F'],
  ['grapheme joiner', '\u034F'],
  ['tag', '\u{E0041}'],
];

test.each(spaces)('trims a text, and finds it blank: %s', (_name, character) => {
  expect(trimText(`${character}a b${character}${character}`)).toBe('a b');
  expect(trimIdentifier(`${character}demo${character}`)).toBe('demo');
  expect(isBlankText(character + character)).toBe(true);
});

test.each(marks)('keeps a mark in a text, trims it from an identifier, and finds it blank: %s', (_name, character) => {
  expect(trimText(` ${character}a${character} `)).toBe(`${character}a${character}`);
  expect(trimIdentifier(` ${character}demo${character} `)).toBe('demo');
  expect(isBlankText(character + character)).toBe(true);
});

test.each([[''], [' \n'], ['\u0301'], ['\u200B\u3164\u202E'], ['\u{1D159}'], ['\u0378']])('finds %j blank', (text) => {
  expect(isBlankText(text)).toBe(true);
});

test.each([['a'], ['.'], ['\u200Ba'], ['🎉'], ['ि'], ['𞤢'], ['\u{E000}'], ['\uD83C'], ['\u202Eben']])('finds %j visible', (text) => {
  expect(isBlankText(text)).toBe(false);
});

test('keeps what belongs to an emoji at the end, and replaces half a pair', () => {
  expect(trimText(' ❤️ ')).toBe('❤️');
  expect(trimText('a\uD83C ')).toBe('a\uFFFD');
  expect(trimText('می‌خواهم‌')).toBe('می‌خواهم‌');
});

test('trims a long run of spaces in the middle and at both ends in linear time', () => {
  const run = ' '.repeat(200_000);
  expect(trimText(`${run}a${run}b${run}`)).toBe(`a${run}b`);
});
