/** `1 like`, `2 likes`, `12,400 likes`: what a count is called where a reader can't see its icon. `locale` is a BCP 47 tag; `browser` for the member's own. */
export function countWords(count: number, singular: string, locale: string): string {
  return `${count.toLocaleString(tagOf(locale))} ${count === 1 ? singular : `${singular}s`}`;
}

/** `12.4K`: a count that never widens its button. `locale` as above. */
export function shortCount(count: number, locale: string): string {
  return new Intl.NumberFormat(tagOf(locale), { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}

function tagOf(locale: string): string | undefined {
  return locale === 'browser' ? undefined : locale;
}
