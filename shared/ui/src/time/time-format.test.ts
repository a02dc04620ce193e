import { fullTime, relativeTime } from './time-format';

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
])('%d ms ago is %s', (age, words) => {
  expect(relativeTime(new Date(now - age), now, format)).toBe(words);
});

test('the year is told where it differs in the zone of the page, not of the machine', () => {
  const newYear = new Date('2026-01-10T12:00:00Z').getTime();
  expect(relativeTime(new Date('2025-12-31T20:00:00Z'), newYear, format)).toBe('1 Jan');
  expect(relativeTime(new Date('2025-12-31T10:00:00Z'), newYear, format)).toBe('31 Dec 2025');
});

test('in the language and zone of the environment', () => {
  expect(relativeTime(new Date(now - HOUR), now, { locale: 'de', timeZone: 'Europe/Berlin' })).toBe('vor 1 Stunde');
  expect(fullTime(new Date(now), format)).toMatch(/Monday,? 15 June 2026.*17:30/);
});

test('or of the browser', () => {
  expect(fullTime(new Date(now), { locale: 'browser', timeZone: 'browser' })).toContain('2026');
});
