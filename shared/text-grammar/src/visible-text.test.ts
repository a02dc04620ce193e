import { toVisibleText } from './visible-text';

test.each([
  ['a zero width space', '\u200B', ''],
  ['a Hangul filler', '\u3164', ''],
  ['a direction mark', '\u202E', ''],
  ['a braille blank', '\u2800', ''],
  ['a joiner between spaces', ' \u200D\u00A0', ''],
  ['a variation selector', '\uFE0F', ''],
  ['an invisible tag', '\u{E0041}', ''],
  ['a combining mark without a letter', '\u0301', ''],
  ['a name with a space of a phone keyboard', 'demo ', 'demo'],
  ['a name between wide spaces', '\u3000愛\u3000', '愛'],
  ['an emoji of several characters', ' 👨‍👩‍👧 ', '👨‍👩‍👧'],
  ['a name from right to left with its mark', 'ليلى\u200F', 'ليلى\u200F'],
])('%s', (_kind, text, visible) => {
  expect(toVisibleText(text)).toBe(visible);
});
