/** A BCP 47 tag and an IANA name; `browser` for the member's own. */
export type TimeFormat = { locale: string; timeZone: string };

type TimeStyle = 'day' | 'clock' | 'weekday' | 'date' | 'year';

const styles: Record<TimeStyle, Intl.DateTimeFormatOptions> = {
  day: { year: 'numeric', month: '2-digit', day: '2-digit' },
  clock: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
  date: { weekday: 'short', day: 'numeric', month: 'short' },
  year: { day: 'numeric', month: 'short', year: 'numeric' },
};

// Making a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf({ locale, timeZone }: TimeFormat, style: TimeStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { ...styles[style], ...(timeZone !== 'browser' && { timeZone }) };
  const made = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, options);
  formats.set(key, made);
  return made;
}

/** "3:05 pm" */
export function clockTime(date: Date, format: TimeFormat): string {
  return formatOf(format, 'clock').format(date);
}

/** Whether two moments are on one day in the zone of the page. */
export function isSameDay(a: Date, b: Date, format: TimeFormat): boolean {
  return formatOf(format, 'day').format(a) === formatOf(format, 'day').format(b);
}

const DAY_MS = 24 * 60 * 60_000;

/** What a time pill says: "Today, 3:05 pm", "Yesterday, …", "Monday, …", "Mon, 16 Nov, …", "16 Nov 2024, …". */
export function pillTime(date: Date, now: Date, format: TimeFormat): string {
  return `${dayWords(date, now, format)}, ${clockTime(date, format)}`;
}

function dayWords(date: Date, now: Date, format: TimeFormat): string {
  const ageMs = now.getTime() - date.getTime();
  if (isSameDay(date, now, format)) return relativeDay(0, format);
  if (isSameDay(date, new Date(now.getTime() - DAY_MS), format)) return relativeDay(-1, format);
  if (ageMs < 6 * DAY_MS) return formatOf(format, 'weekday').format(date);
  return formatOf(format, ageMs < 300 * DAY_MS ? 'date' : 'year').format(date);
}

const relativeFormats = new Map<string | undefined, Intl.RelativeTimeFormat>();

function relativeFormatOf(tag: string | undefined): Intl.RelativeTimeFormat {
  const known = relativeFormats.get(tag) ?? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  relativeFormats.set(tag, known);
  return known;
}

function relativeDay(days: number, { locale }: TimeFormat): string {
  const tag = locale === 'browser' ? undefined : locale;
  const words = relativeFormatOf(tag).format(days, 'day');
  return words.charAt(0).toLocaleUpperCase(tag) + words.slice(1);
}
