import { computeCode, fromBase32, toTimeStep } from '../../lib/totp';
import { startProvider, type Member, type RunningProvider } from '../../testing/start-provider';

let provider: RunningProvider;
let asha: Member;
beforeEach(async () => {
  provider = await startProvider();
  asha = await provider.signUp('asha');
});
afterEach(() => provider.stop());

const WRONG = { api_status: '400', errors: { error_text: 'This code is wrong or was used already' } };
const EXPIRED = { api_status: '400', errors: { error_text: expect.stringContaining('expired') } };
const PASSWORD = 'asha-password';

const change = (form: Record<string, string>, as = asha) => provider.call('two-factor-settings', form, as);
const codeOf = (secret: string, steps = 0) => computeCode(fromBase32(secret), toTimeStep(provider.now()) + steps);
const signIn = (password = PASSWORD) => provider.call('auth', { username: 'asha', password });
const sendCode = (token: unknown, code: string, userId = asha.id) =>
  provider.call('two-factor', { user_id: userId, code, two_factor_token: String(token) });

/** Turns two-factor sign-in on. Moves the clock on by one step, so that the next code differs. */
async function switchOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await change({ type: 'begin', password: PASSWORD });
  const reply = await change({ type: 'confirm', code: codeOf(String(secret)) });
  provider.passSeconds(30);
  return { secret: String(secret), recoveryCodes: reply['recovery_codes'] as string[] };
}

async function takePending(): Promise<unknown> {
  return (await signIn()).two_factor_token;
}

test('a right password leads to a code, and the code to a session', async () => {
  const { secret } = await switchOn();

  const first = await signIn();
  expect(first).toEqual({ api_status: 200, user_id: asha.id, message: expect.any(String), two_factor_token: expect.any(String) });

  const second = await sendCode(first.two_factor_token, codeOf(secret));
  expect(second).toMatchObject({ api_status: 200, user_id: asha.id, access_token: expect.stringMatching(/^[0-9a-f]{110}$/) });
  expect(await provider.call('sessions', { type: 'get' }, { token: String(second.access_token) })).toMatchObject({ api_status: 200 });
});

test.each([' ', '-', '\u00A0'])('a code is accepted with a separator as apps show it: %j', async (separator) => {
  const { secret } = await switchOn();
  const code = codeOf(secret).replace(/^.../, `$&${separator}`);
  expect(await sendCode(await takePending(), ` ${code} `)).toMatchObject({ api_status: 200 });
});

test('sign-in needs no code before the app is confirmed', async () => {
  await change({ type: 'begin', password: PASSWORD });

  expect(await change({ type: 'get' })).toMatchObject({ is_on: false });
  expect(await signIn()).toMatchObject({ access_token: expect.any(String) });
});

test('switching on needs the password and a right code', async () => {
  expect(await change({ type: 'begin', password: 'wrong' })).toMatchObject({ errors: { error_text: 'Your current password is wrong' } });
  expect(await change({ type: 'confirm', code: '123456' })).toMatchObject({ errors: { error_text: 'Two-factor sign-in is not on' } });
  const { secret } = await change({ type: 'begin', password: PASSWORD });

  expect(await change({ type: 'confirm', code: codeOf(String(secret), 9) })).toMatchObject(WRONG);
  expect(await change({ type: 'get' })).toMatchObject({ is_on: false });
});

test('the secret is returned once, and stored neither as text nor with the recovery codes', async () => {
  const { secret, recoveryCodes } = await switchOn();

  expect(await change({ type: 'get' })).toEqual({ api_status: 200, is_on: true, recovery_codes_left: '10' });
  expect(await change({ type: 'begin', password: PASSWORD })).toMatchObject({ errors: { error_text: 'Two-factor sign-in is on already' } });
  const stored = await Promise.all(['two_factors', 'recovery_codes'].map((table) => provider.db.execute(`select * from ${table}`)));
  const rows = JSON.stringify(stored.map((result) => result.rows));
  for (const hidden of [secret, fromBase32(secret).toString('base64url'), ...recoveryCodes]) expect(rows).not.toContain(hidden);
  expect(provider.logLines.join('')).not.toContain(secret);
});

test('a code opens one session, even if it is sent twice at the same time', async () => {
  const { secret } = await switchOn();
  const tokens = [await takePending(), await takePending()];
  const code = codeOf(secret);

  const replies = await Promise.all(tokens.map((token) => sendCode(token, code)));

  expect(replies.filter(({ api_status: status }) => status === 200)).toHaveLength(1);
  expect(await sendCode(await takePending(), code)).toMatchObject(WRONG);
});

test('the code that confirmed the app and earlier codes are refused', async () => {
  const { secret } = await switchOn();

  expect(await sendCode(await takePending(), codeOf(secret, -1))).toMatchObject(WRONG);
});

test.each([
  ['one step early', 1, 200],
  ['two steps early', 2, '400'],
])('a clock that is %s', async (_name, steps, status) => {
  const { secret } = await switchOn();

  expect(await sendCode(await takePending(), codeOf(secret, steps))).toMatchObject({ api_status: status });
});

test('a code is refused without a token, with another member’s token, and after ten minutes', async () => {
  const { secret } = await switchOn();
  const ben = await provider.signUp('ben');

  expect(await sendCode('', codeOf(secret))).toMatchObject(EXPIRED);
  expect(await sendCode(await takePending(), codeOf(secret), ben.id)).toMatchObject(EXPIRED);
  const pending = await takePending();
  provider.passSeconds(10 * 60 + 1);
  expect(await sendCode(pending, codeOf(secret))).toMatchObject(EXPIRED);
});

test('the token from a correct password opens one session', async () => {
  const { secret } = await switchOn();
  const pending = await takePending();
  await sendCode(pending, codeOf(secret));
  provider.passSeconds(30);

  expect(await sendCode(pending, codeOf(secret))).toMatchObject(EXPIRED);
});

test('after five wrong codes the right one is refused too, for a quarter of an hour', async () => {
  const { secret } = await switchOn();
  const replies = await Promise.all(Array.from({ length: 12 }, async () => sendCode(await takePending(), codeOf(secret, 9))));
  expect(replies.filter(({ errors }) => (errors as { error_text: string }).error_text === WRONG.errors.error_text)).toHaveLength(5);

  expect(await sendCode(await takePending(), codeOf(secret))).toMatchObject({ errors: { error_text: expect.stringMatching(/^Too many/) } });
  provider.passSeconds(15 * 60 + 1);
  expect(await sendCode(await takePending(), codeOf(secret))).toMatchObject({ api_status: 200 });
});

test('each of ten recovery codes replaces the app once, in any spelling', async () => {
  const { recoveryCodes } = await switchOn();
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = ''] = recoveryCodes;

  expect(await sendCode(await takePending(), ` ${code.replace('-', '').toUpperCase()} `)).toMatchObject({ api_status: 200 });
  expect(await sendCode(await takePending(), code)).toMatchObject(WRONG);
  expect(await change({ type: 'get' })).toMatchObject({ recovery_codes_left: '9' });
});

test('switching off needs password and code', async () => {
  const { secret } = await switchOn();
  const off = (password: string, code: string) => change({ type: 'switch_off', password, code });

  expect(await off('wrong', codeOf(secret))).toMatchObject({ errors: { error_text: 'Your current password is wrong' } });
  expect(await off(PASSWORD, codeOf(secret, 9))).toMatchObject(WRONG);
  expect(await change({ type: 'get' })).toMatchObject({ is_on: true });

  expect(await off(PASSWORD, codeOf(secret))).toMatchObject({ api_status: 200 });
  expect(await signIn()).toMatchObject({ access_token: expect.any(String) });
});

test('new recovery codes need password and code, and replace the previous ones', async () => {
  const { secret, recoveryCodes: before } = await switchOn();
  const renew = (password: string, code: string) => change({ type: 'renew_codes', password, code });
  expect(await renew('wrong', codeOf(secret))).toMatchObject({ errors: { error_text: 'Your current password is wrong' } });
  expect(await renew(PASSWORD, codeOf(secret, 9))).toMatchObject(WRONG);
  expect(await sendCode(await takePending(), before[0] ?? '')).toMatchObject({ api_status: 200 });

  const { recovery_codes: codes } = (await renew(PASSWORD, codeOf(secret))) as { recovery_codes?: string[] };

  expect(new Set(codes).size).toBe(10);
  expect(await change({ type: 'get' })).toMatchObject({ is_on: true, recovery_codes_left: '10' });
  expect(await sendCode(await takePending(), before[1] ?? '')).toMatchObject(WRONG);
  expect(await sendCode(await takePending(), codes?.[1] ?? '')).toMatchObject({ api_status: 200 });
});

test('a member without two-factor sign-in gets no recovery codes', async () => {
  expect(await change({ type: 'renew_codes', password: PASSWORD, code: '123456' })).toMatchObject({
    errors: { error_text: 'Two-factor sign-in is not on' },
  });
});

test('the member learns by mail that it was switched on, has other recovery codes, and was switched off', async () => {
  const { secret } = await switchOn();
  await change({ type: 'renew_codes', password: PASSWORD, code: 'nonsense' });
  await change({ type: 'renew_codes', password: PASSWORD, code: codeOf(secret) });
  provider.passSeconds(30);
  await change({ type: 'switch_off', password: PASSWORD, code: codeOf(secret) });

  expect(provider.mails.map(({ to, text }) => [to, text.split('\n\n')[1]])).toEqual([
    ['asha@example.org', expect.stringContaining('switched on')],
    ['asha@example.org', expect.stringContaining('New recovery codes')],
    ['asha@example.org', expect.stringContaining('switched off')],
  ]);
});

test('a new password ends the sign-ins that wait for a code', async () => {
  const { secret } = await switchOn();
  const pending = await takePending();
  await provider.call('update-user-data', { current_password: PASSWORD, new_password: 'brand-new-one' }, asha);

  expect(await sendCode(pending, codeOf(secret))).toMatchObject(EXPIRED);
});

test('a new password by a link opens no session without a code', async () => {
  await switchOn();
  await provider.call('send-reset-password-email', { email: 'asha@example.org' });
  const token = /#([\w-]+)$/m.exec(provider.mails.at(-1)?.text ?? '')?.[1];
  await provider.call('reset-password', { type: 'reset', token, new_password: 'brand-new-one' });

  const reply = await signIn('brand-new-one');

  expect(reply).toMatchObject({ api_status: 200, two_factor_token: expect.any(String) });
  expect(reply).not.toHaveProperty('access_token');
});
