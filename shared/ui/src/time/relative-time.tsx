import { useSyncExternalStore } from 'react';
import { minuteClock } from './minute-clock';
import { formatFullTime, formatRelativeTime, type TimeFormat, type TimeLength } from './format-time';

export type RelativeTimeProps = TimeFormat & {
  date: Date | null;
  /** Shown where there is no date: the provider's own text. */
  fallback?: string;
  /** Defaults to `long`. */
  length?: TimeLength;
};

/** "3 minutes ago", kept up to date, with the full time on hover and for machines. */
export function RelativeTime({ date, fallback = '', length = 'long', locale, timeZone }: RelativeTimeProps) {
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.now);
  if (date === null) return <span dir="auto">{fallback}</span>;
  return (
    <time dateTime={date.toISOString()} title={formatFullTime(date, { locale, timeZone })}>
      {formatRelativeTime(date, now, { locale, timeZone }, length)}
    </time>
  );
}
