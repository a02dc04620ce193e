import { formatFullTime, formatRelativeTime } from './format-time';

const format = { locale: 'en-GB', timeZone: 'Asia/Kolkata' };
const now = new Date('2026-06-15T12:00:00Z').getTime();
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

test.each([
  [-5 * SECOND, 'now'],
  [0, 'now'],
  [59 * SECOND, 'now'],
  [60 * SECOND, '1 minute ago'],
  [HOUR - 1, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, 'yesterday'],
  [6 * DAY, '6 days ago'],
  [7 * DAY, '8 Jun'],
  [400 * DAY, '11 May 2025'],
])('%d ms ago is %s', (ageMs, text) => {
  expect(formatRelativeTime(new Date(now - ageMs), now, format)).toBe(text);
});

test('the year is shown where it differs in the page’s time zone, not the machine’s', () => {
  const newYear = new Date('2026-01-10T12:00:00Z').getTime();
  expect(formatRelativeTime(new Date('2025-12-31T20:00:00Z'), newYear, format)).toBe('1 Jan');
  expect(formatRelativeTime(new Date('2025-12-31T10:00:00Z'), newYear, format)).toBe('31 Dec 2025');
});

test('uses the locale and time zone of the environment', () => {
  expect(formatRelativeTime(new Date(now - HOUR), now, { locale: 'de', timeZone: 'Europe/Berlin' })).toBe('vor 1 Stunde');
  expect(formatFullTime(new Date(now), format)).toMatch(/Monday,? 15 June 2026.*17:30/);
});

test('uses those of the browser', () => {
  expect(formatFullTime(new Date(now), { locale: 'browser', timeZone: 'browser' })).toContain('2026');
});
