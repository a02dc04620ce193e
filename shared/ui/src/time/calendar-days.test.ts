import { countCalendarDays } from './calendar-days';

test.each([
  ['within a day', '2026-06-15T00:00+02:00', '2026-06-15T23:59:59+02:00', 'Europe/Berlin', 0],
  ['over midnight', '2026-06-15T23:59+02:00', '2026-06-16T00:01+02:00', 'Europe/Berlin', 1],
  ['a day of 25 hours: clocks go back', '2026-10-24T23:30+02:00', '2026-10-25T23:30+01:00', 'Europe/Berlin', 1],
  ['25 hours later on the same day', '2026-10-25T00:00+02:00', '2026-10-25T23:59+01:00', 'Europe/Berlin', 0],
  ['a day of 23 hours: clocks go forward', '2026-03-28T23:30+01:00', '2026-03-30T00:30+02:00', 'Europe/Berlin', 2],
  ['from Monday morning to Wednesday morning', '2026-11-23T09:00Z', '2026-11-25T08:00Z', 'UTC', 2],
  ['a zone far in the east', '2026-06-15T10:30Z', '2026-06-15T12:30Z', 'Pacific/Auckland', 1],
  ['a zone far in the west', '2026-06-15T10:30Z', '2026-06-15T12:30Z', 'Pacific/Pago_Pago', 1],
  ['half hours', '2026-06-15T18:20Z', '2026-06-15T18:40Z', 'Asia/Kolkata', 1],
  ['a day that Samoa left out', '2011-12-29T23:00-10:00', '2011-12-31T01:00+14:00', 'Pacific/Apia', 2],
  ['over New Year', '2026-12-31T23:00Z', '2027-01-01T01:00Z', 'UTC', 1],
  ['back in time', '2026-06-16T00:01Z', '2026-06-15T23:59Z', 'UTC', -1],
])('%s: %s to %s in %s', (_case, from, to, timeZone, days) => {
  expect(countCalendarDays(new Date(from), new Date(to), timeZone)).toBe(days);
});

test('the same moments are as many days apart in all zones, give or take the midnight between them', () => {
  const hours = 36;
  const from = Date.parse('2026-10-24T21:30Z');
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    for (let step = 0; step < 24; step += 6) {
      const start = from + step * 3_600_000;
      expect([1, 2]).toContain(countCalendarDays(start, start + hours * 3_600_000, zone));
    }
  }
});
