import { fakeClient, readFormFields, ok, refusal } from '../testing/fake-client';
import { createAccount } from './create-account';
import { fetchSessionId } from './fetch-session-id';
import { finishSignIn, signIn } from './sign-in';
import { signOut } from './sign-out';

const account = { username: 'ana', email: 'ana@example.org', password: 'pw', confirmPassword: 'pw', firstName: 'Ana' };

test('signing in returns the contents of a session', async () => {
  const { client, requests } = fakeClient(ok({ access_token: '9f', user_id: '1', membership: false, timezone: 'UTC' }));
  await expect(signIn(client, { username: 'demo', password: ' p&=ä ' })).resolves.toEqual({
    outcome: 'signed-in',
    accessToken: '9f',
    userId: '1',
    membership: false,
  });
  expect(requests[0]?.url).toBe('/api/auth');
  expect(readFormFields(requests[0])).toEqual([
    ['username', 'demo'],
    ['password', ' p&=ä '],
    ['device_type', 'windows'],
  ]);
});

test("a wrong password is refused with the provider's message", async () => {
  await expect(
    signIn(fakeClient(refusal('Incorrect username or password')).client, { username: 'x', password: 'y' }),
  ).rejects.toMatchObject({
    kind: 'refused',
    memberText: 'Incorrect username or password',
  });
});

test('an account with a second factor is signed in by its code, with the token of the password', async () => {
  const { client: first } = fakeClient(ok({ user_id: '1', message: 'Enter your code', two_factor_token: 'pending' }));
  const outcome = await signIn(first, { username: 'x', password: 'y' });
  if (outcome.outcome !== 'code-needed') throw new Error('A session was opened without a code.');

  const { client, requests } = fakeClient(ok({ access_token: '9f', user_id: '1' }));
  await expect(finishSignIn(client, outcome, '123456')).resolves.toEqual({ accessToken: '9f', userId: '1', membership: false });
  expect(readFormFields(requests[0])).toEqual([
    ['user_id', '1'],
    ['code', '123456'],
    ['two_factor_token', 'pending'],
  ]);
});

test('a host that only names the member gets no token', async () => {
  const outcome = await signIn(fakeClient(ok({ user_id: '1', message: 'Enter your code' })).client, { username: 'x', password: 'y' });
  if (outcome.outcome !== 'code-needed') throw new Error('A session was opened without a code.');

  const { client, requests } = fakeClient(ok({ access_token: '9f', user_id: '1' }));
  await finishSignIn(client, outcome, '123456');
  expect(readFormFields(requests[0])).toEqual([
    ['user_id', '1'],
    ['code', '123456'],
  ]);
});

test('a reply without a token and a member is a refusal', async () => {
  const answer = ok({ message: 'Your account is suspended' });
  await expect(signIn(fakeClient(answer).client, { username: 'x', password: 'y' })).rejects.toMatchObject({
    kind: 'refused',
    memberText: 'Your account is suspended',
  });
});

test('a new member may be signed in at once', async () => {
  const { client, requests } = fakeClient(ok({ access_token: '9f', user_id: '13', membership: '0' }));
  await expect(createAccount(client, account)).resolves.toEqual({
    outcome: 'signed-in',
    accessToken: '9f',
    userId: '13',
    membership: false,
  });
  expect(Object.fromEntries(readFormFields(requests[0]))).toEqual({
    username: 'ana',
    email: 'ana@example.org',
    password: 'pw',
    confirm_password: 'pw',
    first_name: 'Ana',
  });
});

test('a new member may have to verify the address first', async () => {
  const { client } = fakeClient(JSON.stringify({ api_status: 220, message: 'Check your mail', user_id: 13 }));
  await expect(createAccount(client, account)).resolves.toEqual({ outcome: 'verification-needed', message: 'Check your mail' });
});

test('a reply with neither a token nor a message is an error', async () => {
  await expect(createAccount(fakeClient(ok()).client, account)).rejects.toMatchObject({ kind: 'contract' });
});

test('fetches the newest session, or null', async () => {
  await expect(fetchSessionId(fakeClient(ok({ data: [{ session_id: 'abc' }, { session_id: 'old' }] })).client)).resolves.toBe('abc');
  await expect(fetchSessionId(fakeClient(ok({ data: '' })).client)).resolves.toBeNull();
});

test('signing out ends the session at the provider', async () => {
  const { client, requests } = fakeClient(ok());
  await signOut(client);
  expect(requests[0]?.url).toBe('/api/delete-access-token?access_token=token-1');
});
