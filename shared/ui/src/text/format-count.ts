/** `1 like`, `2 likes`, `12,400 likes`: what a count is called where a reader can't see its icon. `locale` is a BCP 47 tag; `browser` for the member's own. */
export function formatCount(count: number, singular: string, locale: string): string {
  return `${formatOf(locale, 'standard').format(count)} ${count === 1 ? singular : `${singular}s`}`;
}

/** `12.4K`: a count that never widens its button. `locale` as above. */
export function formatCompactCount(count: number, locale: string): string {
  return formatOf(locale, 'compact').format(count);
}

// Making a formatter takes longer than using it a hundred times, and each post has five counts.
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, notation: 'standard' | 'compact'): Intl.NumberFormat {
  const key = `${locale} ${notation}`;
  const known = formats.get(key);
  if (known) return known;
  const digits = notation === 'compact' ? { maximumFractionDigits: 1 } : {};
  const made = new Intl.NumberFormat(locale === 'browser' ? undefined : locale, { notation, ...digits });
  formats.set(key, made);
  return made;
}
