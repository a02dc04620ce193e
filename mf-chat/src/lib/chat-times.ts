import { countCalendarDays } from '@social/ui/time/calendar-days';

/** A BCP 47 tag and an IANA zone; `browser` is the member's own. */
export type TimeFormat = { locale: string; timeZone: string };

type TimeStyle = 'clock' | 'weekday' | 'date' | 'year';

const styles: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
  date: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
};

// Creating a formatter takes longer than using it a hundred times.
const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter({ locale, timeZone }: TimeFormat, style: TimeStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formatters.get(key);
  if (known) return known;
  const options = { ...styles[style], ...(timeZone !== 'browser' && { timeZone }) };
  const created = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, options);
  formatters.set(key, created);
  return created;
}

/** "3:05 pm" */
export function formatClockTime(date: Date, format: TimeFormat): string {
  return getFormatter(format, 'clock').format(date);
}

/** Returns true if two moments are on one day in the time zone of the page. */
export function isSameDay(a: Date, b: Date, format: TimeFormat): boolean {
  return countCalendarDays(a, b, format.timeZone) === 0;
}

/** Formats the time of a time pill: "Today, 3:05 pm", "Yesterday, …", "Monday, …", "Mon, 16 Nov, …", "16 Nov 2024, …". */
export function formatPillTime(date: Date, now: Date, format: TimeFormat): string {
  return `${formatDay(date, now, format)}, ${formatClockTime(date, format)}`;
}

function formatDay(date: Date, now: Date, format: TimeFormat): string {
  const days = countCalendarDays(date, now, format.timeZone);
  if (days === 0 || days === 1) return formatRelativeDay(-days, format);
  // A weekday of its own: a week ago it was the same one.
  if (days > 0 && days < 7) return getFormatter(format, 'weekday').format(date);
  return getFormatter(format, days < 300 ? 'date' : 'year').format(date);
}

const relativeFormatters = new Map<string | undefined, Intl.RelativeTimeFormat>();

function getRelativeFormatter(tag: string | undefined): Intl.RelativeTimeFormat {
  const known = relativeFormatters.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  relativeFormatters.set(tag, known);
  return known;
}

function formatRelativeDay(days: number, { locale }: TimeFormat): string {
  const tag = locale === 'browser' ? undefined : locale;
  const text = getRelativeFormatter(tag).format(days, 'day');
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
}
