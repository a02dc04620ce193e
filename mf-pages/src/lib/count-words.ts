/** `1 Like`, `2 Likes`, `12.4K Likes`. `locale` as in the page's settings, where `browser` stands for the member's own. */
export function countWords(count: number, singular: string, locale: string): string {
  const number = new Intl.NumberFormat(locale === 'browser' ? undefined : locale, { notation: 'compact', maximumFractionDigits: 1 });
  return `${number.format(count)} ${count === 1 ? singular : `${singular}s`}`;
}
