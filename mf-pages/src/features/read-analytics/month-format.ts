const MONTHS_SHOWN = 24;

/** Lists the months of the last two years as `2026-03`, newest first, in UTC as the provider counts. */
export function listLastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  );
}

/** Formats a month as `Feb 2026`. `locale` comes from the page's settings, where `browser` means the member's own. */
export function formatMonth(month: string, locale: string): string {
  return getFormat(locale).format(new Date(`${month}-01T00:00:00Z`));
}

// Creating a formatter takes longer than using it a hundred times, and each month is formatted three times.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, made);
  return made;
}
