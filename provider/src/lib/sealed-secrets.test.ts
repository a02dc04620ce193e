import { createSecretSealer } from './sealed-secrets';

const secret = Buffer.from('a secret');

test('a sealed secret opens only with the same key and context', () => {
  const sealer = createSecretSealer('one key');
  const sealed = sealer.seal(secret, 'member 1');

  expect(sealed).not.toContain(secret.toString('base64url'));
  expect(sealer.open(sealed, 'member 1')).toEqual(secret);
  expect(() => sealer.open(sealed, 'member 2')).toThrow();
  expect(() => createSecretSealer('another key').open(sealed, 'member 1')).toThrow();
});

test('a code has another hash under another key', () => {
  expect(createSecretSealer('one key').hash('abc')).not.toBe(createSecretSealer('another key').hash('abc'));
});
