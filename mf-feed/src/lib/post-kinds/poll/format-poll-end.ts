import { plural, t } from '@social/texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "Ends in 3 hours", in the largest unit that is full; "Ended" from the end on. */
export function formatPollEnd(endsAt: Date, nowMs: number): string {
  const leftMs = endsAt.getTime() - nowMs;
  if (leftMs <= 0) return t('Ended');
  if (leftMs >= DAY_MS) return plural(Math.floor(leftMs / DAY_MS), { one: 'Ends in {count} day', other: 'Ends in {count} days' });
  if (leftMs >= HOUR_MS) return plural(Math.floor(leftMs / HOUR_MS), { one: 'Ends in {count} hour', other: 'Ends in {count} hours' });
  return plural(Math.ceil(leftMs / MINUTE_MS), { one: 'Ends in {count} minute', other: 'Ends in {count} minutes' });
}
