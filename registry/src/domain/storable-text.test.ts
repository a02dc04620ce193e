import { hasUnstorableText } from './storable-text';

test.each<[unknown, boolean]>([
  [undefined, false],
  [null, false],
  [7, false],
  ['plain', false],
  ['👍 ü \n \t \u0001', false],
  ['the text \\u0000', false],
  ['\\\\u0000', false],
  ['\u0000', true],
  ['\\\u0000', true],
  ['half \ud800', true],
  ['half \udfff', true],
  [{ a: [{ b: 'x\u0000' }] }, true],
  [{ 'key\u0000': 1 }, true],
])('%j cannot be stored: %s', (value, expected) => {
  expect(hasUnstorableText(value)).toBe(expected);
});
