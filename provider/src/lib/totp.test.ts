import { computeCode, findTimeStep, fromBase32, toBase32, toTimeStep, toTotpUri } from './totp';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// Test vectors of RFC 6238, appendix B: the last six of their eight digits.
test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('the code at %d s is %s, as in RFC 6238', (seconds, code) => {
  expect(computeCode(secret, toTimeStep(at(seconds)))).toBe(code);
});

test('a code counts in its own time step and in the adjacent ones, and in no other', () => {
  const step = toTimeStep(at(1111111109));
  const found = [-60, -30, 0, 30, 60].map((drift) => findTimeStep(secret, '081804', at(1111111109 + drift)));
  expect(found).toEqual([null, step, step, step, null]);
});

test('base32 follows RFC 4648', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(fromBase32(toBase32(secret))).toEqual(secret);
});

test('the URI names site and member', () => {
  expect(toTotpUri(secret, 'social.example', 'ana')).toBe(
    `otpauth://totp/social.example:ana?secret=${toBase32(secret)}&issuer=social.example`,
  );
});
