const DAY_MS = 24 * 60 * 60_000;

// Creating a formatter takes longer than using it a hundred times.
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns how many days of the calendar lie between two moments: 1 from 23:59 to 0:01. Days are counted in the zone, so one of 23 or 25 hours counts once.
 * @param timeZone an IANA name that this browser knows, or `browser` for its own
 * @returns a negative number when `to` is on an earlier day than `from`
 */
export function countCalendarDays(from: Date | number, to: Date | number, timeZone: string): number {
  return toDayNumber(to, timeZone) - toDayNumber(from, timeZone);
}

function toDayNumber(moment: Date | number, timeZone: string): number {
  const parts = Object.fromEntries(
    getFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day) / DAY_MS;
}

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', ...(timeZone !== 'browser' && { timeZone }) } as const;
  const made = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', options);
  formats.set(timeZone, made);
  return made;
}
