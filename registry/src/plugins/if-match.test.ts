import { readIfMatch } from './if-match';

test.each([
  ['"7"', 7],
  [' "7" ', 7],
  ['W/"7"', 7],
  ['"7-gzip"', 7],
  ['W/"7-br"', 7],
  ['"0"', 0],
])('If-Match: %s is based on %i', (header, expected) => {
  expect(readIfMatch(header)).toBe(expected);
});

test.each(['7', '*', '""', '"7', 'w/"7"', '"07"', '"-7"', '"7", "8"', '"7-deflated"', '"99999999999"'])(
  'If-Match: %s is refused',
  (header) => {
    expect(() => readIfMatch(header)).toThrow('write the number in quotes, like "7"');
  },
);
