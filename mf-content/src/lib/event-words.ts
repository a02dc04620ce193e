import type { SocialEvent } from '@social/api/events/event';

type EventTimes = Pick<SocialEvent, 'startsAt' | 'endsAt' | 'startDateText' | 'startTimeText' | 'endDateText' | 'endTimeText'>;

/** When an event is, on the clock of its place. In the provider's own words where it has no others: they are never taken apart. */
export function whenWords({ startsAt, endsAt, ...texts }: EventTimes, locale: string): string {
  if (startsAt === null) {
    const [start, end] = [
      `${texts.startDateText} ${shortTime(texts.startTimeText)}`,
      `${texts.endDateText} ${shortTime(texts.endTimeText)}`,
    ];
    return [start.trim(), end.trim()].filter(Boolean).join(' – ');
  }
  const format = formatOf(locale, 'when');
  return endsAt !== null && endsAt > startsAt ? format.formatRange(asDate(startsAt), asDate(endsAt)) : format.format(asDate(startsAt));
}

/** Day and month of a calendar's leaf; null where the provider tells dates as text alone. */
export function leafWords({ startsAt }: Pick<SocialEvent, 'startsAt'>, locale: string): { month: string; day: string } | null {
  if (startsAt === null) return null;
  const date = asDate(startsAt);
  return { month: formatOf(locale, 'month').format(date), day: formatOf(locale, 'day').format(date) };
}

/** Whether an event is known to be over at `now`: its own clock is taken for the member's. */
export function isOver({ endsAt }: Pick<SocialEvent, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && new Date(endsAt).getTime() < now.getTime();
}

function shortTime(text: string): string {
  return text.replace(/^(\d\d?:\d\d):\d\d$/, '$1');
}

/** A wall-clock time as if it were UTC, to be formatted as UTC: so no zone ever moves it. */
function asDate(time: string): Date {
  return new Date(`${time}Z`);
}

const styles = {
  when: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  month: { month: 'short' },
  day: { day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

// Making a formatter takes longer than using it a hundred times, and each event needs three.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}
