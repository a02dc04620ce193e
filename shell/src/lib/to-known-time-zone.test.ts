import { toKnownTimeZone } from './to-known-time-zone';

test.each([
  ['Asia/Kolkata', 'Asia/Kolkata', 0],
  ['UTC', 'UTC', 0],
  ['browser', 'browser', 0],
  ['America/Coyhaique_2', 'browser', 1],
  ['Europe/Kyivv', 'browser', 1],
  ['', 'browser', 1],
])('%j is shown as %s', (timeZone, shown, reports) => {
  const report = jest.fn();
  expect(toKnownTimeZone(timeZone, report)).toBe(shown);
  expect(report).toHaveBeenCalledTimes(reports);
  if (reports) expect(report.mock.calls[0]).toEqual([expect.stringContaining(`time zone ${timeZone}`)]);
});
