import { formatPillTime } from './chat-times';

test.each([
  ['2026-10-25T00:30+02:00', '2026-10-25T23:30+01:00', 'Today'],
  ['2026-10-24T23:30+02:00', '2026-10-25T23:30+01:00', 'Yesterday'],
  ['2026-03-28T23:30+01:00', '2026-03-29T00:10+01:00', 'Yesterday'],
  ['2026-11-23T09:00+01:00', '2026-11-25T08:00+01:00', 'Monday'],
  ['2026-11-19T23:59+01:00', '2026-11-25T00:01+01:00', 'Thursday'],
  ['2026-11-18T09:00+01:00', '2026-11-25T08:00+01:00', 'Wed 18 Nov'],
  ['2025-11-18T09:00+01:00', '2026-11-25T08:00+01:00', '18 Nov 2025'],
  ['2026-11-25T08:05+01:00', '2026-11-25T08:00+01:00', 'Today'],
])('the pill of %s, read at %s in Berlin, says %s', (sent, now, day) => {
  const format = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
  expect(
    formatPillTime(new Date(sent), new Date(now), format)
      .split(/, (?=\d+:)/)[0]
      ?.replace('Wed,', 'Wed'),
  ).toBe(day);
});
