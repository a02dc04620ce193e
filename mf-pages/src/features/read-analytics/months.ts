const MONTHS_SHOWN = 24;

/** The last two years' months, newest first, as `2026-03`, in UTC as the provider counts. */
export function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - index, 1)).toISOString().slice(0, 7),
  );
}

/** `Feb 2026`. `locale` as in the page's settings, where `browser` stands for the member's own. */
export function monthWords(month: string, locale: string): string {
  return formatOf(locale).format(new Date(`${month}-01T00:00:00Z`));
}

// Making a formatter takes longer than using it a hundred times, and each month stands in two choices and the table.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  formats.set(locale, made);
  return made;
}
