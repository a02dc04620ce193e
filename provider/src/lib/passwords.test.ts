import { createPasswords, PASSWORD_COST } from './passwords';

const cheap = createPasswords(4);

test('a password is told from another, in whatever form its letters were composed', async () => {
  const hash = await cheap.hash('caf\u00e9');
  expect(await cheap.isRight('cafe\u0301', hash)).toBe(true);
  expect(await cheap.isRight('cafe', hash)).toBe(false);
});

test('the same password has another hash each time', async () => {
  expect(await cheap.hash('a password')).not.toBe(await cheap.hash('a password'));
});

test('a hash says what it cost: it is understood where new ones cost more or less', async () => {
  const hash = await createPasswords(5).hash('a password');
  expect(hash).toMatch(/^scrypt\$5\$/);
  expect(await cheap.isRight('a password', hash)).toBe(true);
});

test('a hash of before costs were written down is still understood', async () => {
  const hash = await createPasswords().hash('a password');
  expect(await cheap.isRight('a password', hash.replace(`$${PASSWORD_COST}$`, '$'))).toBe(true);
});

test('a hash may cost more than twice what is usual', async () => {
  const dear = createPasswords(PASSWORD_COST + 2);
  expect(await dear.isRight('a password', await dear.hash('a password'))).toBe(true);
});

test.each([null, '', 'scrypt$', 'plain text'])('no password is right for %p', async (hash) => {
  expect(await cheap.isRight('', hash)).toBe(false);
});
