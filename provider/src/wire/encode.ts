/** Encodings of the recorded provider. */
export const text = (value: number | bigint): string => String(value);
export const flag = (value: boolean): '0' | '1' => (value ? '1' : '0');
/** Returns epoch seconds as a string. */
export const epoch = (moment: Date): string => String(Math.floor(moment.getTime() / 1000));

const STEPS: [seconds: number, name: string][] = [
  [31_536_000, 'year'],
  [2_592_000, 'month'],
  [604_800, 'week'],
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
];

/** Returns a text such as "3 days ago", in the provider's language. */
export function timeAgo(moment: Date, now: Date): string {
  const duration = timeSince(moment, now);
  return duration === 'now' ? 'Just now' : `${duration} ago`;
}

/** Returns a text such as "3 days", without "ago". */
export function timeSince(moment: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
  for (const [length, name] of STEPS) {
    const amount = Math.floor(seconds / length);
    if (amount > 0) return `${amount} ${name}${amount === 1 ? '' : 's'}`;
  }
  return 'now';
}

/** Returns a text such as "14:13" for today, or "02.05.20" for earlier days. */
export function clockText(moment: Date, now: Date): string {
  const iso = moment.toISOString();
  if (iso.slice(0, 10) === now.toISOString().slice(0, 10)) return iso.slice(11, 16);
  return `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(2, 4)}`;
}
