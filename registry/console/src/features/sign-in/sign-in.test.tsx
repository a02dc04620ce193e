import { BroadcastChannel } from 'node:worker_threads';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { makeExplanation, makeStatus, operator, type Replies } from '../../testing/fake-registry';
import { handOver } from '../../lib/session/sign-in-channel';
import { renderConsole } from '../../testing/render-console';

const refusal = { code: 'REG_TOKEN_REQUIRED', message: 'A valid token is needed.', requestId: '1' };
// jsdom has none.
Object.assign(globalThis, { BroadcastChannel });

const empty = { 'GET /v1/environments': { json: { environments: [] } }, 'GET /v1/remotes': { json: { remotes: [] } } };

test('a token that the registry knows signs in, stays in this tab and never in the address', async () => {
  const { user } = renderConsole('/', empty, { isSignedIn: false });
  await user.type(screen.getByLabelText('Token'), ' mfp_mine {Enter}');
  expect(await screen.findByText(operator.name)).not.toBeNull();
  expect(sessionStorage.getItem('registry_token')).toBe('mfp_mine');
  expect([window.location.href, localStorage.length]).toEqual([expect.not.stringContaining('mfp'), expect.any(Number)]);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Token')).not.toBeNull();
  expect(sessionStorage.getItem('registry_token')).toBeNull();
});

test('a token that the registry refuses is said to be unknown, and stays in the field', async () => {
  const { user } = renderConsole('/', { ...empty, 'GET /v1/token': { status: 401, json: refusal } }, { isSignedIn: false });
  const field = screen.getByLabelText('Token');
  await user.type(field, 'mfp_old{Enter}');
  expect(await screen.findByText(/does not know this token/)).not.toBeNull();
  expect(field).toMatchObject({ value: 'mfp_old' });
  expect(sessionStorage.getItem('registry_token')).toBeNull();
});

test('a revoked token leads back to the form, which says why', async () => {
  renderConsole('/', { ...empty, 'GET /v1/environments': { status: 401, json: refusal } });
  expect((await screen.findByRole('alert')).textContent).toContain('revoked or has expired');
});

/** Opens the form of a freeze and types a reason. `revoke` ends the stream of changes, as the registry does with a revoked token. */
async function typeReason(replies: Replies = {}) {
  let revoke = () => {};
  const revoked = new Promise<void>((resolve) => (revoke = resolve));
  const names: Record<string, string> = { mfp_test: 'Asha', mfp_next: 'Asha', mfp_ben: 'Ben' };
  const console = renderConsole('/environments/production', {
    'GET /v1/token': (_body, headers) => {
      const name = names[headers.get('authorization')?.replace('Bearer ', '') ?? ''];
      return name === undefined ? { status: 401, json: refusal } : { json: { ...operator, name } };
    },
    'GET /v1/environments/production/status': { json: makeStatus('production', 3, {}) },
    'GET /v1/environments/production/explanation': { json: makeExplanation('production', []) },
    'GET /v1/events': async (_body, headers) => {
      if (headers.get('authorization') !== 'Bearer mfp_test') return new Promise(() => undefined);
      await revoked;
      delete names.mfp_test;
      return { status: 401, json: refusal };
    },
    ...replies,
  });
  await console.user.click(await screen.findByRole('button', { name: 'Freeze …' }));
  await console.user.type(screen.getByLabelText('Reason'), 'holidays');
  return { ...console, revoke };
}

test('where the token is revoked, the page asks for another one at once; with it, what was typed is still there', async () => {
  const { user, revoke } = await typeReason();
  revoke();
  const again = await screen.findByRole('dialog', { name: 'Sign in again' });
  expect(sessionStorage.getItem('registry_token')).toBeNull();
  expect(screen.queryByRole('dialog', { name: 'Freeze production' })).toBeNull();

  await user.type(within(again).getByLabelText('Token'), 'mfp_next{Enter}');

  const freeze = await screen.findByRole('dialog', { name: 'Freeze production' });
  expect(within(freeze).getByLabelText('Reason')).toMatchObject({ value: 'holidays' });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
  expect(sessionStorage.getItem('registry_token')).toBe('mfp_next');
});

test('another person who signs in there gets a new page, and signing out discards typed text', async () => {
  const { user, revoke } = await typeReason();
  revoke();
  await user.type(within(await screen.findByRole('dialog', { name: 'Sign in again' })).getByLabelText('Token'), 'mfp_ben{Enter}');

  expect(await screen.findByText('Ben')).not.toBeNull();
  expect(screen.queryByLabelText('Reason')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Token')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

const offered: Replies = {
  ...empty,
  'GET /v1/sign-in': { json: { openId: { name: 'Example' } } },
  'POST /v1/sign-in': { status: 201, json: { address: 'https://id.example.org/authorize?state=s', flow: 'sealed' } },
};
const session = { ...operator, name: 'asha@example.org', isSignIn: true };

test('a person signs in at the provider and comes back to the page that they wanted; signing out ends the session at the registry', async () => {
  const leaving = renderConsole('/tokens?x=1', offered, { isSignedIn: false });
  await leaving.user.click(await screen.findByRole('button', { name: 'Sign in with Example' }));
  await waitFor(() => expect(leaving.visited).toEqual(['https://id.example.org/authorize?state=s']));
  cleanup();

  const { user, calls } = renderConsole(
    '/sign-in?code=c&state=s',
    {
      ...offered,
      'POST /v1/sign-in/answer': { status: 201, json: { ...session, token: 'mfp_session', signOutHint: null } },
      'GET /v1/tokens': { json: { tokens: [] } },
      'DELETE /v1/token': { json: session },
    },
    { isSignedIn: false },
  );
  expect(await screen.findByText('asha@example.org')).not.toBeNull();
  expect(calls).toMatchObject([{ request: 'POST /v1/sign-in/answer', body: { flow: 'sealed', answer: '?code=c&state=s' } }]);
  expect(`${window.location.pathname}${window.location.search}`).toBe('/tokens?x=1');
  expect(sessionStorage.getItem('registry_sign_in')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Token')).not.toBeNull();
  await waitFor(() => expect(calls.at(-1)?.request).toBe('DELETE /v1/token'));
});

/** Signs in at a provider with sign-out, and signs out. */
async function signOut(leave: Replies[string]) {
  sessionStorage.setItem('registry_sign_in', JSON.stringify({ flow: 'sealed', returnTo: '/', waitingTab: null }));
  const console = renderConsole(
    '/sign-in?code=c&state=s',
    {
      ...offered,
      'POST /v1/sign-in/answer': { status: 201, json: { ...session, token: 'mfp_session', signOutHint: 'sealed hint' } },
      'DELETE /v1/token': { json: session },
      'POST /v1/sign-in/end': leave,
    },
    { isSignedIn: false },
  );
  await console.user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Token')).not.toBeNull();
  expect(sessionStorage).toHaveLength(0);
  return console;
}

test('signing out also leads to the sign-out of the provider, which leads back, and the page says so once', async () => {
  const { calls, visited } = await signOut({ json: { address: 'https://id.example.org/logout?state=signed-out' } });
  await waitFor(() => expect(visited).toEqual(['https://id.example.org/logout?state=signed-out']));
  expect(calls.slice(1)).toMatchObject([
    { request: 'DELETE /v1/token' },
    { request: 'POST /v1/sign-in/end', body: { hint: 'sealed hint' } },
  ]);
  cleanup();

  const { user } = renderConsole('/sign-in?state=signed-out', empty, { isSignedIn: false });
  expect(screen.getByRole('alert').textContent).toContain('signed out, here and at your organization');
  expect(`${window.location.pathname}${window.location.search}`).toBe('/');
  await user.type(screen.getByLabelText('Token'), 'mfp_mine{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Sign out' }));
  expect(screen.getByLabelText('Token')).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the sign-out of the provider is not reached, the person is told to sign out there', async () => {
  const { visited } = await signOut({ status: 503, json: { ...refusal, code: 'REG_SIGN_IN_UNAVAILABLE' } });
  expect(await screen.findByText(/sign out there, too/)).not.toBeNull();
  expect(visited).toEqual([]);
});

test('too many sign-ins are refused with how long to wait, above the form for a token', async () => {
  const message = 'There were too many sign-ins from your address. Try again in 40 s, or sign in with a token.';
  const limited = { status: 429, json: { code: 'REG_SIGN_IN_LIMITED', message, requestId: '1' } };
  const { user } = renderConsole('/', { ...offered, 'POST /v1/sign-in': limited }, { isSignedIn: false });
  await user.click(await screen.findByRole('button', { name: 'Sign in with Example' }));
  expect((await screen.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByLabelText('Token')).not.toBeNull();
});

test('an answer that was not asked for in this tab, and a refusal, are said in plain words, and can be tried again', async () => {
  const message = 'asha@example.org may do nothing here: none of your groups has rights in this registry.';
  const refused = { status: 403, json: { code: 'REG_SIGN_IN_WITHOUT_RIGHTS', message, requestId: '1' } };
  const strange = renderConsole('/sign-in?code=c&state=s', offered, { isSignedIn: false });
  expect(await screen.findByText(/not begun in this tab/)).not.toBeNull();
  expect([strange.calls, window.location.search]).toEqual([[], '']);
  await strange.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(strange.visited).toHaveLength(1));
  cleanup();

  const { user } = renderConsole('/sign-in?code=c&state=s', { ...offered, 'POST /v1/sign-in/answer': refused }, { isSignedIn: false });
  expect(await screen.findByText(new RegExp(message))).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Sign in with a token' }));
  expect([await screen.findByLabelText('Token'), window.location.pathname]).toEqual([expect.anything(), '/']);
});

test('where a session ends, another tab signs in again and hands its token over, and what was typed is still there', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { user, revoke } = await typeReason(offered);
  revoke();
  const again = await screen.findByRole('dialog', { name: 'Sign in again' });
  await user.click(await within(again).findByRole('button', { name: 'Sign in with Example' }));
  const [address] = opened.mock.calls[0] ?? [];
  const waitingTab = new URLSearchParams(String(address).split('?')[1]).get('for') ?? '';
  handOver(waitingTab, { ...operator, name: 'Asha', isSignIn: true, token: 'mfp_next', signOutHint: null });

  const freeze = await screen.findByRole('dialog', { name: 'Freeze production' });
  expect(within(freeze).getByLabelText('Reason')).toMatchObject({ value: 'holidays' });
  expect(sessionStorage.getItem('registry_token')).toBe('mfp_next');
});
