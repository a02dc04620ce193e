import type { SocialEvent } from '@social/api/events/event';

type EventTimes = Pick<SocialEvent, 'startsAt' | 'endsAt' | 'startDateText' | 'startTimeText' | 'endDateText' | 'endTimeText'>;

/** Formats when an event takes place, in its local time. Shows the provider's own text, unparsed, where there is nothing else. */
export function formatEventTime({ startsAt, endsAt, ...texts }: EventTimes, locale: string): string {
  if (startsAt === null) {
    const [start, end] = [
      `${texts.startDateText} ${toShortTime(texts.startTimeText)}`,
      `${texts.endDateText} ${toShortTime(texts.endTimeText)}`,
    ];
    return [start.trim(), end.trim()].filter(Boolean).join(' – ');
  }
  const format = getFormat(locale, 'when');
  return endsAt !== null && endsAt > startsAt ? format.formatRange(toDate(startsAt), toDate(endsAt)) : format.format(toDate(startsAt));
}

/** Formats day and month for the calendar leaf; null where the provider sends dates only as text. */
export function formatCalendarLeaf({ startsAt }: Pick<SocialEvent, 'startsAt'>, locale: string): { month: string; day: string } | null {
  if (startsAt === null) return null;
  const date = toDate(startsAt);
  return { month: getFormat(locale, 'month').format(date), day: getFormat(locale, 'day').format(date) };
}

/** Returns true if an event is known to be over at `now`. Its local time is taken for the member's. */
export function isOver({ endsAt }: Pick<SocialEvent, 'endsAt'>, now: Date): boolean {
  return endsAt !== null && new Date(endsAt).getTime() < now.getTime();
}

function toShortTime(text: string): string {
  return text.replace(/^(\d\d?:\d\d):\d\d$/, '$1');
}

/** Reads a wall-clock time as UTC. It is formatted as UTC too, so no time zone shifts it. */
function toDate(time: string): Date {
  return new Date(`${time}Z`);
}

const styles = {
  when: { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' },
  month: { month: 'short' },
  day: { day: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

// Creating a formatter takes longer than using it a hundred times, and each event needs three.
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(locale: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(locale === 'browser' ? undefined : locale, { ...styles[style], timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}
