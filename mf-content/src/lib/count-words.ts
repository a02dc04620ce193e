/** `1 view`, `2 views`, `12,400 views`. `locale` as in the page's settings. */
export function countWords(count: number, singular: string, locale: string): string {
  return `${count.toLocaleString(tagOf(locale))} ${count === 1 ? singular : `${singular}s`}`;
}

/** `12.4K`: a count that never widens its button. */
export function shortCount(count: number, locale: string): string {
  return new Intl.NumberFormat(tagOf(locale), { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

/** The settings say `browser` for the member's own. */
export function tagOf(locale: string): string | undefined {
  return locale === 'browser' ? undefined : locale;
}
