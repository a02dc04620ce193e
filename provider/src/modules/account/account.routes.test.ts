import { startProvider, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
beforeEach(async () => {
  provider = await startProvider();
});
afterEach(() => provider.stop());

const signIn = (username: string, password: string) => provider.callAt('/api/auth', { username, password, device_type: 'windows' });

test('a member signs in by username or e-mail address, however it is written', async () => {
  const asha = await provider.signUp('asha');

  for (const username of ['asha', 'ASHA', 'asha@example.org']) {
    const reply = (await signIn(username, 'asha-password')).json();
    expect(reply).toMatchObject({ api_status: 200, user_id: asha.id, membership: false });
    expect(reply.access_token).toMatch(/^[0-9a-f]{110}$/);
  }
});

test('spaces of a phone keyboard around the name do not count, neither as a part of it nor as a failure', async () => {
  await provider.signUp('asha');
  for (let tries = 0; tries < 11; tries += 1) expect((await signIn('asha ', 'asha-password')).json().api_status).toBe(200);
  expect((await signIn('\u200Easha@example.org ', 'asha-password')).json().api_status).toBe(200);
  expect((await signIn('asha', 'asha-password ')).json().api_status).toBe('400');
});

test('an unknown member and a wrong password are refused with the same text', async () => {
  await provider.signUp('asha');

  const wrong = await signIn('asha', 'nonsense');
  const unknown = await signIn('nobody', 'nonsense');

  expect(wrong.statusCode).toBe(200);
  expect(wrong.json()).toEqual({ api_status: '400', errors: { error_id: 6, error_text: 'Incorrect username or password' } });
  expect(unknown.json()).toEqual(wrong.json());
});

test('after ten wrong passwords the right one is refused too, for a quarter of an hour', async () => {
  await provider.signUp('asha');
  for (let tries = 0; tries < 10; tries += 1) await signIn('asha', 'nonsense');

  const early = await signIn('Asha', 'asha-password');
  expect(early.statusCode).toBe(429);
  expect(Number(early.headers['retry-after'])).toBeGreaterThan(800);
  expect(early.json().errors.error_text).toMatch(/^Too many attempts/);

  provider.passSeconds(15 * 60 + 1);
  expect((await signIn('asha', 'asha-password')).json().api_status).toBe(200);
});

test('a password of more than a kilobyte is refused before it is hashed', async () => {
  const reply = await signIn('asha', 'x'.repeat(1025));
  expect(reply.json().errors.error_text).toBe('password: must have at most 1024 characters');
});

test('signing out ends the session at once', async () => {
  const asha = await provider.signUp('asha');

  expect(await provider.call('delete-access-token', {}, asha)).toMatchObject({ api_status: 200 });

  expect(await provider.call('sessions', { type: 'get' }, asha)).toMatchObject({
    api_status: '400',
    errors: { error_text: expect.stringMatching(/not authorized/i) },
  });
});

test('the list of sessions starts with the current one and contains no other token', async () => {
  const asha = await provider.signUp('asha');
  const elsewhere = (await signIn('asha', 'asha-password')).json().access_token;

  const { data } = await provider.call('sessions', { type: 'get' }, asha);

  expect(data).toMatchObject([{ session_id: asha.token }, { session_id: '' }]);
  expect(JSON.stringify(data)).not.toContain(elsewhere);
});

test('a session of another member can not be ended', async () => {
  const asha = await provider.signUp('asha');
  const ben = await provider.signUp('ben');
  const { data } = await provider.call('sessions', { type: 'get' }, asha);
  const [{ id }] = data as [{ id: string }];

  expect(await provider.call('sessions', { type: 'delete', id }, ben)).toMatchObject({ errors: { error_text: 'Session not found' } });
  expect(await provider.call('sessions', { type: 'get' }, asha)).toMatchObject({ api_status: 200 });
});

test('a refused registration names the wrong field: username, e-mail address or password', async () => {
  await provider.signUp('asha');
  const form = { username: 'ben', email: 'ben@example.org', password: 'long-enough', confirm_password: 'long-enough' };
  const refusal = async (change: object) => (await provider.call('create-account', { ...form, ...change })).errors;

  expect(await refusal({ username: 'Asha' })).toMatchObject({ error_text: 'This username is taken already' });
  expect(await refusal({ email: 'ASHA@example.org' })).toMatchObject({ error_text: 'This e-mail address is in use already' });
  expect(await refusal({ confirm_password: 'other' })).toMatchObject({ error_text: 'Passwords do not match' });
  expect(await refusal({ username: 'no spaces' })).toMatchObject({ error_text: expect.stringContaining('username: must have 3 to 32') });
});
