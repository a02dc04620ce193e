import { createPasswords, PASSWORD_COST } from './passwords';

const cheap = createPasswords(4);

test('the right password matches in any Unicode composition, and another does not', async () => {
  const hash = await cheap.hash('caf\u00e9');
  expect(await cheap.isRight('cafe\u0301', hash)).toBe(true);
  expect(await cheap.isRight('cafe', hash)).toBe(false);
});

test('the same password has another hash each time', async () => {
  expect(await cheap.hash('a password')).not.toBe(await cheap.hash('a password'));
});

test('a hash contains its cost, so that it matches after the cost of new hashes changes', async () => {
  const hash = await createPasswords(5).hash('a password');
  expect(hash).toMatch(/^scrypt\$5\$/);
  expect(await cheap.isRight('a password', hash)).toBe(true);
});

test('a hash without a cost still matches', async () => {
  const hash = await createPasswords().hash('a password');
  expect(await cheap.isRight('a password', hash.replace(`$${PASSWORD_COST}$`, '$'))).toBe(true);
});

test('a hash may cost more than twice the default', async () => {
  const expensive = createPasswords(PASSWORD_COST + 2);
  expect(await expensive.isRight('a password', await expensive.hash('a password'))).toBe(true);
});

test.each([null, '', 'scrypt$', 'plain text'])('no password is right for %p', async (hash) => {
  expect(await cheap.isRight('', hash)).toBe(false);
});
