/** A BCP 47 tag and an IANA name; `browser` for the member's own. */
export type TimeFormat = { locale: string; timeZone: string };

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older than this is told by its date. */
const MAX_RELATIVE_DAYS = 7;

/** "just now", "5 minutes ago", "yesterday", and the date once a week has passed. A clock that runs ahead counts as now. */
export function relativeTime(date: Date, nowMs: number, format: TimeFormat): string {
  const seconds = Math.max(0, Math.floor((nowMs - date.getTime()) / 1000));
  if (seconds >= MAX_RELATIVE_DAYS * DAY) return dateFormat(format, isSameYear(date, nowMs) ? 'day' : 'year').format(date);
  const relative = relativeFormat(format);
  if (seconds < MINUTE) return relative.format(0, 'second');
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  return relative.format(-Math.floor(seconds / DAY), 'day');
}

/** The whole date with weekday and time of day. */
export function fullTime(date: Date, format: TimeFormat): string {
  return dateFormat(format, 'full').format(date);
}

type DateStyle = 'day' | 'year' | 'full';

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  full: { dateStyle: 'full', timeStyle: 'short' },
};

// Making a formatter takes longer than using it a hundred times, and a feed shows hundreds of times.
const dateFormats = new Map<string, Intl.DateTimeFormat>();
const relativeFormats = new Map<string, Intl.RelativeTimeFormat>();

function dateFormat({ locale, timeZone }: TimeFormat, style: DateStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = dateFormats.get(key);
  if (known) return known;
  const options = { ...dateStyles[style], ...(timeZone !== 'browser' && { timeZone }) };
  const made = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, options);
  dateFormats.set(key, made);
  return made;
}

function relativeFormat({ locale }: TimeFormat): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(locale);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale === 'browser' ? undefined : locale, { numeric: 'auto' });
  relativeFormats.set(locale, made);
  return made;
}

function isSameYear(date: Date, nowMs: number): boolean {
  return date.getFullYear() === new Date(nowMs).getFullYear();
}
