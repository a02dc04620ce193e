import { getPasswordHint } from './password-strength';

test.each([
  ['', ''],
  ['abc', 'Too short: at least 6 characters'],
  ['aaaaaaaaaaaa', 'Weak: use more different characters'],
  ['ines-2026-x', 'Weak: it contains your name'],
  ['quiet7b', 'Fair: longer is safer'],
  ['quiet river', 'Good'],
  ['quiet river at noon', 'Strong'],
])('the hint for %j is %j', (password, hint) => {
  expect(getPasswordHint(password, ['Ines', 'Mo'])).toBe(hint);
});
