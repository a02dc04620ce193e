// Letters that Unicode does not take apart, as readers without them on their keyboard type them.
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ς: 'σ',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ٱ: 'ا',
  ہ: 'ه',
  ھ: 'ه',
  ۀ: 'ه',
  ە: 'ه',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

// Readers of these scripts find a word with and without its marks: accents, vowel points, stress. In other scripts a mark is a letter of its own.
const MARKED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}])\p{M}+/gu;

/**
 * Returns a text in the form in which it is compared with others for search: without case, width and ligatures, and without marks where readers
 * of the script omit them. `Straße` and `STRASSE`, `café` and `cafe`, `हिंदी` and `हिन्दी` have the same form. Not for display.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Joiners, soft hyphens and direction marks; the long line of Arabic; stress and the dots of ё in Cyrillic.
      .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\u0640]/gu, '')
      .replace(MARKED, '$1')
      .replace(/(?<=[аеиоуыэюяіє]\p{M}{0,4})[\u0300\u0301]/gu, '')
      .replace(/(?<=е\p{M}{0,4})\u0308/gu, '')
      // Devanagari: the dot below, and the two spellings of a nasal.
      .replace(/\u093C/gu, '')
      .replace(/\u0901|\u0928\u094D(?=[\u0915-\u0939])/gu, '\u0902')
      .replace(/[٠-٩۰-۹]/gu, (digit) => String.fromCharCode(48 + ((digit.codePointAt(0) ?? 0) & 15)))
      .normalize('NFC')
      .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
  );
}
