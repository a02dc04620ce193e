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

test.each([
  ['2026-11-23T09:00+01:00', '2026-11-25T08:00+01:00', '2 days ago'],
  ['2026-11-24T07:00+01:00', '2026-11-25T08:00+01:00', 'yesterday'],
  ['2026-11-24T09:00+01:00', '2026-11-25T08:00+01:00', '23 hours ago'],
  ['2026-10-25T00:00+02:00', '2026-10-25T23:30+01:00', '24 hours ago'],
  ['2026-10-24T22:00+02:00', '2026-10-25T23:30+01:00', 'yesterday'],
  ['2026-03-28T12:00+01:00', '2026-03-30T12:00+02:00', '2 days ago'],
  ['2026-11-18T23:59+01:00', '2026-11-25T00:01+01:00', '18 Nov'],
])('after a day the days of the calendar count: %s, read at %s, is %s', (date, read, text) => {
  expect(formatRelativeTime(new Date(date), Date.parse(read), { locale: 'en-GB', timeZone: 'Europe/Berlin' })).toBe(text);
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
