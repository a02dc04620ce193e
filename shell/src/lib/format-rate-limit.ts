/** Returns the message of a call that was made too often, with the time to wait. */
export function formatRateLimit(retryAfterSeconds: number | null): string {
  const minutes = Math.ceil((retryAfterSeconds ?? 60) / 60);
  return `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
