/** A language that the product is shown in. */
export type Language = { code: string; name: string };

/** Where the choice is stored; shell/src/document/language.js reads it before the first paint. */
export const LANGUAGE_STORAGE_KEY = 'language';

/** The languages that members choose from, each named in itself. */
export const languages: readonly Language[] = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

/**
 * English with marks around each text, from right to left. It reveals texts outside the catalogs, and layouts for only one direction. Not
 * offered to members.
 */
export const PSEUDO_LANGUAGE = 'ar-XB';

/** Builds also read texts, without a document. */
type Page = { document?: { documentElement: { lang: string } } };

/** Returns the language of the page, as its document says: 'en' for 'en-IN'. */
export function getLanguage(): string {
  const declared = (globalThis as Page).document?.documentElement.lang ?? '';
  return declared === PSEUDO_LANGUAGE ? declared : declared.split('-', 1)[0] || 'en';
}

/**
 * Returns the locale for numbers and dates in the page's language. It is the environment's locale if that has the same language.
 * @param locale a BCP 47 tag, or `browser` for the browser's own
 */
export function toPageLocale(locale: string): string {
  const language = getLanguage();
  const tag = locale === 'browser' ? new Intl.NumberFormat().resolvedOptions().locale : locale;
  return language === PSEUDO_LANGUAGE || tag.split('-', 1)[0] === language ? locale : language;
}
