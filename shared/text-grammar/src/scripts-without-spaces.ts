/**
 * The body of a character class of the letters of scripts that are written without spaces between words. In these, a link, a mention or a name
 * may follow a letter directly.
 */
export const WITHOUT_SPACES =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\u30FC';
