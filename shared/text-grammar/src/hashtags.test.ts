import { findHashtags, findTypedHashtag, toTopic } from './hashtags';

/** Topics in the scripts of members. Each is one topic to its end. */
const topics: [script: string, topic: string][] = [
  ['Latin', 'Sunset'],
  ['Latin with accents', 'café'],
  ['Latin, decomposed', 'cafe\u0301'],
  ['Vietnamese', 'dulịchViệtNam'],
  ['Catalan', 'col·lecció'],
  ['Turkish', 'ışıkİstanbul'],
  ['Greek', 'ελλάδα'],
  ['Cyrillic', 'весна_2027'],
  ['Armenian', 'Երևան'],
  ['Georgian', 'თბილისი'],
  ['Hebrew with points', 'שָׁלוֹם'],
  ['Hebrew with gershayim', 'צה״ל'],
  ['Arabic with harakat', 'العَرَبِيَّة'],
  ['Persian with a joiner', 'می‌خواهم'],
  ['Urdu', 'پاکستان'],
  ['Syriac', 'ܣܘܪܝܝܐ'],
  ['Thaana', 'ދިވެހި'],
  ['N’Ko', 'ߒߞߏ'],
  ['Devanagari', 'हिन्दी'],
  ['Marathi with a joiner', 'र‍्याचे'],
  ['Bengali', 'বাংলা'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ'],
  ['Gujarati', 'ગુજરાતી'],
  ['Odia', 'ଓଡ଼ିଆ'],
  ['Tamil', 'தமிழ்'],
  ['Telugu', 'తెలుగు'],
  ['Kannada', 'ಕನ್ನಡ'],
  ['Malayalam', 'മലയാളം'],
  ['Sinhala', 'සිංහල'],
  ['Thai', 'แม่น้ำ'],
  ['Lao', 'ແມ່ນ້ຳ'],
  ['Myanmar', 'မြန်မာ'],
  ['Khmer', 'ភាសាខ្មែរ'],
  ['Tibetan', 'བོད་སྐད'],
  ['Ethiopic', 'አማርኛ'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['Canadian syllabics', 'ᐃᓄᒃᑎᑐᑦ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ['Tifinagh', 'ⵜⵉⴼⵉⵏⴰⵖ'],
  ['Adlam', '𞤆𞤵𞤤𞤢𞤪'],
  ['Hangul', '서울여행'],
  ['Hangul, decomposed', '서울'.normalize('NFD')],
  ['Han', '猫'],
  ['Han outside of the first plane', '𠮷野家'],
  ['Japanese', 'タワー東京の'],
  ['Japanese with a middle dot', 'ジョン・レノン'],
  ['Japanese with two middle dots', 'ぼっち・ざ・ろっく'],
  ['Thai tone marks', 'สิ่งแวดล้อม'],
  ['digits with a letter', '2027年'],
  ['hyphen', 'covid-19'],
  ['emoji', 'party🎉'],
  ['only an emoji', '❤️'],
  ['flag', '🇩🇪'],
  ['family', '👨‍👩‍👧'],
  ['a year after a country', 'de2027'],
];

test.each(topics)('finds a whole topic: %s', (_script, topic) => {
  for (const text of [`#${topic}`, `so (#${topic}) it is`, `${'a\n'}#${topic}, b`, `＃${topic}`, `🎉#${topic}.`, `❤️#${topic}`])
    expect(findHashtags(text).map((match) => [match.topic, text.slice(match.start + 1, match.end)])).toEqual([[topic, topic]]);
  expect(toTopic(`#${topic}`)).toBe(topic.normalize('NFC').toLowerCase().replaceAll('\u{FE0F}', ''));
  expect(findTypedHashtag(`see #${topic}`)).toEqual({ query: topic, start: 4 });
});

test.each([
  '#1234',
  '#१२३',
  '#_',
  '#1_000',
  '#1️⃣',
  '#fff000',
  '#A1B2C3',
  '#',
  '# a',
  '##a',
  'a#b',
  '1#b',
  '&#39;',
  'a/#b',
  '題#話',
  `#${'a'.repeat(101)}`,
  '#\u0301',
])('finds no topic in %j', (text) => {
  expect(findHashtags(text)).toEqual([]);
});

test.each([
  ['#a #b,#c', ['a', 'b', 'c']],
  ['#话题#', ['话题']],
  ['#cool- #nice+', ['cool', 'nice']],
  ["#l'école", ['l']],
  ['#facade #beef', ['facade', 'beef']],
  ['#a。次', ['a']],
  ['#a؟', ['a']],
  ['#a।', ['a']],
])('ends the topics of %j', (text, expected) => {
  expect(findHashtags(text).map(({ topic }) => topic)).toEqual(expected);
});

test('gives one topic to its spellings', () => {
  const spellings = ['Café', 'cafe\u0301', '#CAFÉ', '＃café', ' #café '];
  expect(new Set(spellings.map(toTopic))).toEqual(new Set(['café']));
  expect(toTopic('❤️')).toBe(toTopic('❤'));
  expect(toTopic('ć')).not.toBe(toTopic('c'));
  expect(toTopic('ล่ม')).not.toBe(toTopic('ลม'));
  for (const typed of ['two words', '12', '', '#', 'a#b', 'a.b']) expect(toTopic(typed)).toBeNull();
});

test('finds the topic that is being typed', () => {
  expect(findTypedHashtag('#')).toEqual({ query: '', start: 0 });
  expect(findTypedHashtag('a #covid-')).toEqual({ query: 'covid-', start: 2 });
  expect(findTypedHashtag('a#b')).toBeNull();
  expect(findTypedHashtag('#a b')).toBeNull();
});
