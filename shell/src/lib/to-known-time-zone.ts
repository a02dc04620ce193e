/**
 * Returns a time zone that this browser can format times in: `timeZone`, or `browser` for the browser's own where it does not know that one, as older
 * browsers do not know zones with new names. All screens that show a time would fail otherwise.
 * @param report tells the operator
 */
export function toKnownTimeZone(timeZone: string, report: (message: string) => void): string {
  if (timeZone === 'browser') return timeZone;
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return timeZone;
  } catch {
    report(`This browser does not know the environment's time zone ${timeZone}: the page shows times in the browser's own zone.`);
    return 'browser';
  }
}
