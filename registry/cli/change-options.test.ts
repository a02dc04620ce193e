import { parseEnd, parseTime } from './change-options';

test.each([
  ['2027-01-31T06:00Z', '2027-01-31T06:00:00.000Z'],
  ['2027-01-31T06:00', '2027-01-31T06:00:00.000Z'],
  ['2027-01-31 06:00', '2027-01-31T06:00:00.000Z'],
  ['2027-01-31 06:00 UTC', '2027-01-31T06:00:00.000Z'],
  ['2027-01-31T06:00:30.5z', '2027-01-31T06:00:30.000Z'],
  ['2027-01-31T06:00+02:00', '2027-01-31T04:00:00.000Z'],
  ['2027-01-31T06:00-0530', '2027-01-31T11:30:00.000Z'],
  ['2028-02-29T06:00Z', '2028-02-29T06:00:00.000Z'],
])('%s is the moment %s', (text, expected) => {
  expect(parseTime(text)).toBe(expected);
  expect(parseEnd(text)).toBe(expected);
});

test('a day without a time lasts to its last second, and is no moment', () => {
  expect(parseEnd('2027-01-31')).toBe('2027-01-31T23:59:59.000Z');
  expect(() => parseTime('2027-01-31')).toThrow('Write the time of the day, too, such as 2027-01-31T06:00Z.');
});

test.each([
  ['2027-02-31', 'There is no day 2027-02-31.'],
  ['2027-02-31T12:00Z', 'There is no day 2027-02-31.'],
  ['2027-02-29T12:00Z', 'There is no day 2027-02-29.'],
  ['2027-13-01', 'There is no day 2027-13-01.'],
  ['2027-00-10', 'There is no day 2027-00-10.'],
  ['2027-01-31T24:00Z', 'There is no time 2027-01-31T24:00Z.'],
  ['2027-01-31T25:00Z', 'There is no time'],
  ['2027-01-31T12:60Z', 'There is no time'],
  ['2027-01-31T12:00+25:00', 'There is no time'],
  ['2027-01-31T12:00 CET', 'UTC without a zone'],
  ['2027-01-31T12Z', 'UTC without a zone'],
  ['31.01.2027', 'UTC without a zone'],
  ['01/02/2027', 'UTC without a zone'],
  ['1769839200', 'UTC without a zone'],
  ['tomorrow', 'UTC without a zone'],
  ['', 'UTC without a zone'],
])('"%s" is refused: %s', (text, message) => {
  for (const parse of [parseTime, parseEnd]) expect(() => parse(text)).toThrow(message);
});
