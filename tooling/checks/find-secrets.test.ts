import { findSecrets, isSearchedForSecrets } from './find-secrets';

// Concatenated, so that this file does not contain a secret.
const key = ['-----BEGIN RSA PRIVATE', 'KEY-----\n', `${'MIIEpAIBAAKCAQEA'.repeat(8)}\n`, '-----END RSA PRIVATE', 'KEY-----\n'];

test('a private key is found with its line, and not shown', async () => {
  const [finding, ...others] = await findSecrets('deploy/sample.yml', `a: 1\n${key[0]} ${key[1]}${key[2]}${key[3]} ${key[4]}`);

  expect(finding).toMatch(/^deploy\/sample\.yml:2 {2}/);
  expect(finding).not.toContain('MIIE');
  expect(others).toEqual([]);
});

test('a text without secrets has no findings', async () => {
  expect(await findSecrets('deploy/sample.yml', 'password: ${PASSWORD}\n')).toEqual([]);
});

test.each([
  ['deploy/sample.yml', true],
  ['.npmrc', true],
  ['provider/drizzle/0001_posts.sql', true],
  ['provider/drizzle/meta/0001_snapshot.json', false],
  ['pnpm-lock.yaml', false],
  ['shell/public/icon.png', false],
])('%s is searched: %s', (file, isSearched) => {
  expect(isSearchedForSecrets(file)).toBe(isSearched);
});
