import { toSearchTerms, toSearchLexemes } from './search-lexemes';

/** True if a search for the query finds the text, as the provider compares them. */
function finds(query: string, text: string): boolean {
  const lexemes = toSearchLexemes(text);
  const terms = toSearchTerms(query);
  return terms.length > 0 && terms.every(({ word, isPrefix }) => lexemes.some((it) => (isPrefix ? it.startsWith(word) : it === word)));
}

test.each([
  ['hindi', 'हिन्दी', 'मुझे हिन्दी पसंद है'],
  ['the other spelling of a nasal', 'हिंदी', 'मुझे हिन्दी पसंद है'],
  ['without a dot below', 'जरूर', 'ज़रूर आना'],
  ['katakana in a sentence', 'タワー', '東京タワーに行った'],
  ['han in a sentence', '東京', '東京タワーに行った'],
  ['two words of Japanese', '東京タワー', '昨日、東京タワーに行った'],
  ['half width', 'ﾀﾜｰ', '東京タワーに行った'],
  ['decomposed kana', 'がっこう'.normalize('NFD'), 'がっこうへ'],
  ['the end of a long word in Han', '大学', '我喜欢北京大学'],
  ['Chinese', '北京', '我喜欢北京'],
  ['a place in a sentence of Chinese', '上海', '我家在上海东边。'],
  ['a word after a prefix of Japanese', '誕生日', 'お誕生日おめでとう'],
  ['a number after Chinese', '12306', '铁路12306'],
  ['Chinese before a number', '铁路', '铁路12306'],
  ['an ideographic space between two words', '東京\u3000タワー', '東京タワーに行った'],
  ['thai', 'หนังสือ', 'ฉันอ่านหนังสือทุกวัน'],
  ['lao', 'ພາສາ', 'ຂ້ອຍຮຽນພາສາລາວ'],
  ['khmer', 'ភាសា', 'ខ្ញុំរៀនភាសាខ្មែរ'],
  ['burmese', 'မြန်မာ', 'မြန်မာ စာ'],
  ['korean with an ending', '서울 맛집', '서울에서 맛집을 찾았다'],
  ['korean, decomposed', '서울'.normalize('NFD'), '서울에서'],
  ['sharp s', 'STRASSE', 'Die Straße ist lang'],
  ['sharp s, the other way', 'Straße', 'DIE STRASSE IST LANG'],
  ['capital sharp s', 'STRAẞE', 'strasse'],
  ['accent', 'cafe', 'Le café est bon'],
  ['accent, the other way', 'café', 'le cafe'],
  ['decomposed accent', 'cafe\u0301', 'le café'],
  ['elision', 'école', "À l'école"],
  ['elision with a typographic mark', 'école', 'À l’école'],
  ['Vietnamese', 'viet nam', 'Du lịch Việt Nam'],
  ['Polish', 'lodz', 'Łódź'],
  ['Danish', 'kobenhavn', 'København'],
  ['Icelandic', 'thor', 'Þór'],
  ['Turkish capitals', 'istanbul', 'İSTANBUL'],
  ['Turkish dotless i', 'ISPARTA', 'ısparta'],
  ['ligature', 'office', 'oﬃce'],
  ['full width', 'tokyo', 'ＴＯＫＹＯ'],
  ['final sigma', 'ΟΔΟΣ', 'η οδός'],
  ['final sigma in a prefix', 'οδος', 'ΟΔΟΣΗΜΑ'],
  ['Greek without accents', 'Αθηνα', 'Αθήνα'],
  ['Russian e', 'еж', 'Ёж'],
  ['Russian stress', 'замок', 'за́мок'],
  ['Ukrainian', 'їжак', 'ЇЖАК'],
  ['Armenian ligature', 'ԵՒ', 'և'],
  ['Georgian capitals', 'თბილისი', 'ᲗᲑᲘᲚᲘᲡᲘ'],
  ['Arabic with harakat', 'العربية', 'اللغة العَرَبِيَّة'],
  ['Arabic alef', 'احمد', 'أحمد'],
  ['Arabic with a long line', 'محمد', 'محـــمد'],
  ['Persian letters on an Arabic keyboard', 'كتاب', 'کتاب'],
  ['Persian joiner', 'میخواهم', 'می‌خواهم'],
  ['Arabic digits', '2027', '٢٠٢٧'],
  ['Hebrew with points', 'שלום', 'שָׁלוֹם'],
  ['Hebrew with gershayim', 'צה"ל', 'צה״ל'],
  ['Syriac', 'ܫܠܡܐ', 'ܫܠܵܡܵܐ'],
  ['Tamil', 'தமிழ்', 'நான் தமிழ் பேசுகிறேன்'],
  ['Bengali', 'বাংলা', 'আমি বাংলা বলি'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ', 'ਪੰਜਾਬੀ ਬੋਲੀ'],
  ['Gujarati', 'ગુજરાતી', 'ગુજરાતી ભાષા'],
  ['Odia', 'ଓଡ଼ିଆ', 'ଓଡ଼ିଆ ଭାଷା'],
  ['Telugu', 'తెలుగు', 'తెలుగు భాష'],
  ['Kannada', 'ಕನ್ನಡ', 'ಕನ್ನಡ ಭಾಷೆ'],
  ['Malayalam', 'മലയാളം', 'മലയാളം ഭാഷ'],
  ['Sinhala', 'සිංහල', 'සිංහල භාෂාව'],
  ['Thaana', 'ދިވެހި', 'ދިވެހި ބަސް'],
  ['Tibetan', 'བོད་སྐད', 'བོད་སྐད་ཡིན'],
  ['Ethiopic', 'አማርኛ', 'አማርኛ ቋንቋ'],
  ['Cherokee in small letters', 'ᏣᎳᎩ', 'ꮳꮃꭹ'],
  ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ', 'ᠮᠣᠩᠭᠣᠯ ᠬᠡᠯᠡ'],
  ['Tifinagh', 'ⵜⵉⴼⵉⵏⴰⵖ', 'ⵜⵉⴼⵉⵏⴰⵖ ⴰ'],
  ['Adlam capitals', '𞤆𞤵𞤤𞤢𞤪', '𞤨𞤵𞤤𞤢𞤪'],
  ['emoji', '🎉', 'party 🎉!'],
  ['emoji with a variation selector', '❤', 'love ❤️'],
  ['start of a word', 'sun', 'a sunset'],
  ['words in any order', 'sea sunset', 'sunset at sea'],
  ['part of an address', 'example', 'see www.example.com'],
  ['underscore', 'case', 'snake_case'],
  ['hashtag', '#sunset', 'what a #Sunset'],
  ['mention', '@asha', 'hi @asha'],
])('finds a text: %s', (_name, query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ['another letter of Japanese', 'か', 'がっこう'],
  ['another vowel of Hindi', 'दिन', 'दन'],
  ['another letter of Russian', 'кои', 'кой'],
  ['the middle of a word', 'set', 'sunset'],
  ['another tone of Thai', 'เสือ', 'เสื้อ'],
  ['a word that only another word contains', '京都', '東京都'],
  ['a part of a word that is not the last', 'sun sea', 'sunset at sea'],
  ['nothing typed', '  ', 'anything'],
  ['punctuation', "' & | ! :*", 'anything'],
])('does not find a text: %s', (_name, query, text) => {
  expect(finds(query, text)).toBe(false);
});

test('bounds words and terms', () => {
  expect(toSearchLexemes('a'.repeat(5000))[0]).toHaveLength(100);
  expect(toSearchTerms('a b c d e f g h i j k l')).toHaveLength(10);
});
