/** `1 like`, `2 likes`, `12,400 likes`: the accessible label of a count. `locale` is a BCP 47 tag, or `browser` for the browser's own. */
export function formatCount(count: number, singular: string, locale: string): string {
  return `${getFormat(locale, 'standard').format(count)} ${count === 1 ? singular : `${singular}s`}`;
}

/** `12,400`, as the page's language writes it. `locale` as in `formatCount`. */
export function formatNumber(count: number, locale: string): string {
  return getFormat(locale, 'standard').format(count);
}

/** `12.4K`: short enough for a button. `locale` as in `formatCount`. */
export function formatCompactCount(count: number, locale: string): string {
  return getFormat(locale, 'compact').format(count);
}

// Creating a formatter takes longer than using it a hundred times, and each post has five counts.
const formats = new Map<string, Intl.NumberFormat>();

function getFormat(locale: string, notation: 'standard' | 'compact'): Intl.NumberFormat {
  const key = `${locale} ${notation}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = notation === 'compact' ? { maximumFractionDigits: 1 } : {};
  const made = new Intl.NumberFormat(locale === 'browser' ? undefined : locale, { notation, ...digits });
  formats.set(key, made);
  return made;
}
