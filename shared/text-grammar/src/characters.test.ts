import { countCharacters, firstGrapheme, initials } from './characters';

/** Names in the scripts of members, with the initials that their readers expect. */
const names: [script: string, name: string, expected: string][] = [
  ['Latin', 'ana maria silva', 'AS'],
  ['Latin, decomposed', 'e\u0301lise o\u0308berg', 'E\u0301O\u0308'],
  ['Vietnamese', 'ệ nguyễn', 'ỆN'],
  ['Turkish', 'ılgaz', 'I'],
  ['Greek', 'ώρα νίκη', 'ΏΝ'],
  ['Cyrillic', 'йосип щерба', 'ЙЩ'],
  ['Armenian', 'արամ', 'Ա'],
  ['Georgian', 'ნინო ბერიძე', 'ნბ'],
  ['Hebrew', 'שִׁירָה לוי', 'שִׁל'],
  ['Arabic', 'مُحَمَّد علي', 'مُع'],
  ['Persian, with a zero-width non-joiner', 'می\u200Cنا', 'م'],
  ['Urdu', 'عائشہ', 'ع'],
  ['Syriac', 'ܐܒܐ', 'ܐ'],
  ['Thaana', 'އަހްމަދު', 'އަ'],
  ['N’Ko', 'ߒߞߏ', 'ߒ'],
  ['Devanagari', 'हिना शर्मा', 'हिश'],
  ['Bengali', 'কৌশিক', 'কৌ'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ', 'ਗੁ'],
  ['Gujarati', 'મિહિર', 'મિ'],
  ['Odia', 'ଓଡ଼ିଆ', 'ଓ'],
  ['Tamil', 'நிலா', 'நி'],
  ['Telugu', 'తెలుగు', 'తె'],
  ['Kannada', 'ಕನ್ನಡ', 'ಕ'],
  ['Malayalam', 'മീര', 'മീ'],
  ['Sinhala', 'සිංහල', 'සිං'],
  ['Thai', 'น้ำฝน', 'น้ำ'],
  ['Lao', 'ກິ່ງ', 'ກິ່'],
  ['Myanmar', 'မြန်မာ', 'မြ'],
  ['Khmer', 'សុភា', 'សុ'],
  ['Tibetan', 'བོད', 'བོ'],
  ['Ethiopic', 'ሀና ተስፋ', 'ሀተ'],
  ['Cherokee', 'ᏣᎳᎩ', 'Ꮳ'],
  ['Canadian syllabics', 'ᐃᓄᒃᑎᑐᑦ', 'ᐃ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ', 'ᠮ'],
  ['Tifinagh', 'ⵜⵉⴼⵉⵏⴰⵖ', 'ⵜ'],
  ['Adlam', '𞤢𞤣𞤤', '𞤀'],
  ['Hangul', '김민지', '김'],
  ['Hangul, decomposed', '김민지'.normalize('NFD'), '김'.normalize('NFD')],
  ['Han', '王小明', '王'],
  ['Han outside of the first plane', '𠮷野 太郎', '𠮷太'],
  ['Japanese', 'がくと'.normalize('NFD'), 'が'.normalize('NFD')],
  ['emoji', '🎉 Party', '🎉P'],
  ['flag', '🇩🇪 Team', '🇩🇪T'],
  ['family', '👨‍👩‍👧‍👦 Home', '👨‍👩‍👧‍👦H'],
  ['flag of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['keycap', '1️⃣ first', '1️⃣F'],
  ['skin tone', '👍🏽', '👍🏽'],
  ['punctuation', 'Ana (Team B)', 'AB'],
  ['only punctuation', '...', '.'],
  ['mirrored start', '\u202Eben', 'B'],
  ['nothing visible', '\u200B \u3164', ''],
  ['half an emoji', '\uD83C', '\uFFFD'],
];

test.each(names)('takes the initials of a name: %s', (_script, name, expected) => {
  expect(initials(name)).toBe(expected);
});

test('takes the first visible grapheme of a text', () => {
  expect(firstGrapheme(' \u200B👩🏽‍🚀 on the Moon')).toBe('👩🏽‍🚀');
  expect(firstGrapheme('\u3164')).toBe('');
});

test('bounds a stack of combining marks', () => {
  expect(initials(`a${'\u0301'.repeat(5000)}`)).toHaveLength(16);
});

test.each([
  ['', 0],
  ['abc', 3],
  ['a\r\nb\nc', 5],
  ['\r\r\n', 2],
  ['🎉🎉', 2],
  ['👨‍👩‍👧', 5],
  ['हिन्दी', 6],
  ['\uD83C', 1],
  ['𠮷', 1],
])('counts the code points of %j, and a line break once', (text, expected) => {
  expect(countCharacters(text)).toBe(expected);
});
