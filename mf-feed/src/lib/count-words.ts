/** `1 like`, `2 likes`, `12,400 likes`: what a count is called where a reader can't see its icon. */
export function countWords(count: number, singular: string, locale: string | undefined): string {
  return `${count.toLocaleString(locale)} ${count === 1 ? singular : `${singular}s`}`;
}

/** `12.4K`: a count that never widens its button. */
export function shortCount(count: number, locale: string | undefined): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(count);
}
