/** A language that the product is shown in. */
export type Language = { code: string; name: string; direction: 'ltr' | 'rtl' };

/** Where the chosen language is stored; the script of the document reads it before the first paint. */
export const LANGUAGE_KEY = 'language';

/** The languages that members choose from, each named in itself. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'de', name: 'Deutsch', direction: 'ltr' },
];

/** English with marks around each text, from right to left: shows texts outside the catalogs, and layouts that know one direction. Not offered. */
export const PSEUDO_LANGUAGE = 'ar-XB';

/** Returns the language of the page, as its document says. */
export function getLanguage(): string {
  return globalThis.document?.documentElement.lang || 'en';
}
