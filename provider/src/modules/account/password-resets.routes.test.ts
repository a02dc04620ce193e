import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider({ trustedProxies: ['127.0.0.0/8'], siteUrl: 'https://social.example' });
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

const UNUSABLE = { api_status: '400', errors: { error_text: 'This link can not be used any more' } };

const request = async (email: string, address = '192.0.2.1') =>
  provider.callAt('/api/send-reset-password-email', { email }, { headers: { 'x-forwarded-for': address } });
const check = (token: string) => provider.call('reset-password', { type: 'check', token });
const reset = (token: string, password = 'brand-new-one') =>
  provider.call('reset-password', { type: 'reset', token, new_password: password });
const signIn = (password: string) => provider.call('auth', { username: 'asha', password });

/** Requests a link and returns the token in the last mail. */
async function takeToken(email = 'asha@example.org'): Promise<string> {
  await request(email);
  return /#([\w-]{32})$/m.exec(provider.mails.at(-1)?.text ?? '')?.[1] ?? '';
}

test('the link of the mail sets a new password and ends every session, and opens none', async () => {
  const token = await takeToken('Asha@Example.org');
  expect(provider.mails).toMatchObject([
    { to: 'asha@example.org', text: expect.stringContaining('https://social.example/reset-password#') },
  ]);
  expect(await check(token)).toMatchObject({ api_status: 200, state: 'valid', username: 'asha' });

  const reply = await reset(token);

  expect(reply).toEqual({ api_status: 200, message: expect.any(String) });
  expect(provider.mails.at(-1)).toMatchObject({ to: 'asha@example.org', text: expect.stringContaining('The password was changed') });
  expect(await provider.call('sessions', { type: 'get' }, asha)).toMatchObject({ api_status: '400' });
  expect(await signIn('asha-password')).toMatchObject({ api_status: '400' });
  expect(await signIn('brand-new-one')).toMatchObject({ api_status: 200, user_id: asha.id });
});

test('the reply is the same if no member has the address, and nothing is sent', async () => {
  const known = await request('asha@example.org');
  const unknown = await request('nobody@example.org');

  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(provider.mails).toHaveLength(1);
});

test('of eight uses of a link at the same time one succeeds', async () => {
  const token = await takeToken();

  const replies = await Promise.all(Array.from({ length: 8 }, (_, at) => reset(token, `password-${at}`)));

  const refused = replies.filter(({ api_status: status }) => status !== 200);
  expect(refused).toHaveLength(7);
  for (const reply of refused) expect(reply).toMatchObject(UNUSABLE);
  expect(await check(token)).toMatchObject({ state: 'used' });
});

test('a link expires after an hour', async () => {
  const token = await takeToken();
  provider.passSeconds(60 * 60 + 1);

  expect(await check(token)).toMatchObject({ state: 'expired' });
  expect(await reset(token)).toMatchObject(UNUSABLE);
  expect(await signIn('asha-password')).toMatchObject({ api_status: 200 });
});

test('a link that was never sent is unknown', async () => {
  expect(await check('nonsense')).toMatchObject({ state: 'unknown' });
  expect(await reset('nonsense')).toMatchObject(UNUSABLE);
});

test('a new password invalidates all earlier links', async () => {
  const [first, second] = [await takeToken(), await takeToken()];
  await reset(second);
  expect(await check(first)).toMatchObject({ state: 'used' });

  const third = await takeToken();
  const { access_token: token } = await signIn('brand-new-one');
  const form = { current_password: 'brand-new-one', new_password: 'yet-another-one' };
  await provider.call('update-user-data', form, { token: String(token) });
  expect(await check(third)).toMatchObject({ state: 'used' });
});

test('a link to a former address of the member is refused', async () => {
  const token = await takeToken();
  await provider.call('update-user-data', { email: 'elsewhere@example.org', current_password: 'asha-password' }, asha);

  expect(await reset(token)).toMatchObject(UNUSABLE);
});

test('too short a password is refused, and the link remains usable', async () => {
  const token = await takeToken();

  expect(await reset(token, 'short')).toMatchObject({ errors: { error_text: expect.stringContaining('new_password') } });
  expect(await check(token)).toMatchObject({ state: 'valid' });
});

test.each(['asha@example.org', 'nobody@example.org'])('three links an hour for %s, from wherever they are requested', async (email) => {
  for (let at = 0; at < 3; at++) expect((await request(email, `192.0.2.${at}`)).statusCode).toBe(200);

  const refused = await request(email.toUpperCase(), '192.0.2.77');

  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
  provider.passSeconds(60 * 60 + 1);
  expect((await request(email)).statusCode).toBe(200);
});

test('twenty links an hour for an address of the internet', async () => {
  for (let at = 0; at < 20; at++) await request(`name${at}@example.org`);

  expect((await request('asha@example.org')).statusCode).toBe(429);
  expect((await request('asha@example.org', '192.0.2.2')).statusCode).toBe(200);
});

test('the new password works at once, even if wrong ones have locked the account', async () => {
  for (let tries = 0; tries < 11; tries++)
    await provider.callAt('/api/auth', { username: 'asha', password: 'nonsense' }, { headers: { 'x-forwarded-for': `192.0.2.${tries}` } });

  await reset(await takeToken());

  const headers = { 'x-forwarded-for': '192.0.2.99' };
  const reply = await provider.callAt('/api/auth', { username: 'asha', password: 'brand-new-one' }, { headers });
  expect(reply.json()).toMatchObject({ api_status: 200 });
});

test('a link is in no log, and its token in no table', async () => {
  const token = await takeToken();
  await check(token);
  await reset(token);

  expect(provider.logLines.join('')).not.toContain(token);
  const { rows } = await provider.db.execute('select * from password_resets');
  expect(JSON.stringify(rows)).not.toContain(token);
});
