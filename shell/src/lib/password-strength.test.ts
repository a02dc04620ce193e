import { estimatePassword } from './password-strength';

test.each([
  ['abc', 0, 'Too short: at least 6 characters'],
  ['aaaaaaaaaaaa', 1, 'Weak: use more different characters'],
  ['ines-2026-x', 1, 'Weak: it contains your name'],
  ['quiet7b', 2, 'Fair: longer is safer'],
  ['quiet river', 3, 'Good'],
  ['quiet river at noon', 4, 'Strong'],
])('the strength of %j is %j: %j', (password, score, hint) => {
  expect(estimatePassword(password, ['Ines', 'Mo'])).toEqual({ score, hint });
});

test('an empty field has no strength', () => {
  expect(estimatePassword('')).toBeNull();
});
