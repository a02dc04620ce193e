import { plural } from '@social/texts';
/** Returns the message of a call that was made too often, with the time to wait. */
export function formatRateLimit(retryAfterSeconds: number | null): string {
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
  return plural(minutes, {
    one: 'Too many attempts. Try again in {count} minute.',
    other: 'Too many attempts. Try again in {count} minutes.',
  });
}
