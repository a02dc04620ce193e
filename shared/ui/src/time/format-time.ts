import { countCalendarDays } from './calendar-days';

/** A BCP 47 tag and an IANA name, or `browser` for the browser's own. */
export type TimeFormat = { locale: string; timeZone: string };

/** "22 hours ago", or "22h ago" where a line is short. */
export type TimeLength = 'long' | 'narrow';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Older times are shown as a date. */
const MAX_RELATIVE_DAYS = 7;

/** "just now", "5 minutes ago", "23 hours ago"; after that the days of the calendar, "yesterday", and the date after a week. A date in the future counts as now. */
export function formatRelativeTime(date: Date, nowMs: number, format: TimeFormat, length: TimeLength = 'long'): string {
  const seconds = Math.max(0, Math.floor((nowMs - date.getTime()) / 1000));
  const days = seconds < DAY ? 0 : countCalendarDays(date, nowMs, format.timeZone);
  if (days >= MAX_RELATIVE_DAYS) return dateFormat(format, isSameYear(date, nowMs, format) ? 'day' : 'year').format(date);
  const relative = relativeFormat(format, length);
  if (seconds < MINUTE) return relative.format(0, 'second');
  if (seconds < HOUR) return relative.format(-Math.floor(seconds / MINUTE), 'minute');
  // A day on which the clocks go back has 25 hours.
  if (days === 0) return relative.format(-Math.floor(seconds / HOUR), 'hour');
  return relative.format(-days, 'day');
}

/** The full date with weekday and time of day. */
export function formatFullTime(date: Date, format: TimeFormat): string {
  return dateFormat(format, 'full').format(date);
}

type DateStyle = 'day' | 'year' | 'yearAlone' | 'full';

const dateStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
  yearAlone: { year: 'numeric' },
  full: { dateStyle: 'full', timeStyle: 'short' },
};

// Creating a formatter takes longer than using it a hundred times, and a feed shows hundreds of times.
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

function relativeFormat({ locale }: TimeFormat, length: TimeLength): Intl.RelativeTimeFormat {
  const key = `${locale} ${length}`;
  const known = relativeFormats.get(key);
  if (known) return known;
  const made = new Intl.RelativeTimeFormat(locale === 'browser' ? undefined : locale, { numeric: 'auto', style: length });
  relativeFormats.set(key, made);
  return made;
}

/** Compares years in the page's time zone. */
function isSameYear(date: Date, nowMs: number, format: TimeFormat): boolean {
  const year = dateFormat(format, 'yearAlone');
  return year.format(date) === year.format(nowMs);
}
