import { sessionStore } from '@social/session';
import { act, screen, waitFor } from '@testing-library/react';
import { installFakeProvider, refusal } from '../testing/fake-provider';
import { fill, renderShell, signInDemo } from '../testing/render-shell';

const demo = { json: { api_status: 200, access_token: 'fresh-token', user_id: '7', membership: false } };

afterEach(() => act(() => sessionStore.signOut()));

async function logIn(user: ReturnType<typeof renderShell>['user']) {
  await fill(user, await screen.findByLabelText('Username'), 'demo');
  await fill(user, screen.getByLabelText('Password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each(['/', '/explore', '/my-albums', '/chat-detailed/3?type=group', '/profile', '/PagesComp/MainPages'])(
  'signed out, %s leads to /login',
  async (path) => {
    installFakeProvider();
    renderShell(path);

    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/login');
  },
);

test('after signing in the member is where they wanted to go, and the session is stored', async () => {
  const provider = installFakeProvider({ auth: demo });
  const { user } = renderShell('/saved-posts?from=mail');

  await logIn(user);

  expect(await screen.findByRole('heading', { name: 'Saved Posts' })).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/saved-posts?from=mail');
  expect(provider.calls('auth')[0]?.fields).toEqual({ username: 'demo', password: 'demo-password', device_type: 'windows' });
  expect(localStorage.getItem('access_token')).toBe('fresh-token');
  expect(localStorage.getItem('user_id')).toBe('7');
});

test('the session id of the provider is kept too', async () => {
  installFakeProvider({ auth: demo, sessions: { json: { api_status: 200, data: [{ session_id: 's-1' }] } } });
  const { user } = renderShell('/explore');

  await logIn(user);

  await waitFor(() => expect(localStorage.getItem('session_id')).toBe('s-1'));
});

test("while the answer is awaited 'Loading...' stands in place of the form", async () => {
  installFakeProvider({ auth: 'pending' });
  const { user } = renderShell('/login');

  await logIn(user);

  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test("a refusal is told in the provider's words; what was typed is still there", async () => {
  installFakeProvider({ auth: refusal('Incorrect username or password') });
  const { user } = renderShell('/login');

  await logIn(user);

  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'demo');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'demo-password');
  expect(localStorage.getItem('access_token')).toBeNull();
});

test("a request that fails is 'Invalid username or password', with the doubt about it", async () => {
  installFakeProvider({ auth: 'no answer' });
  const { user } = renderShell('/login');

  await logIn(user);

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Invalid username or password');
  expect(alert.textContent).toContain('Check your connection');
});

test('too many attempts are told with the time to wait', async () => {
  installFakeProvider({ auth: { status: 429, headers: { 'retry-after': '120' }, json: { api_status: '429' } } });
  const { user } = renderShell('/login');

  await logIn(user);

  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 minutes');
});

test('who is signed in and comes to /login is led Home, or to the place that the link names', async () => {
  installFakeProvider();
  signInDemo();
  renderShell('/login?next=%2Fjobs');

  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeTruthy();
});

test('a link that names another site leads Home', async () => {
  installFakeProvider();
  signInDemo();
  renderShell('/login?next=%2F%2Fevil.example');

  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('a session that the provider ended is told, and signing in leads back', async () => {
  installFakeProvider({ auth: demo });
  signInDemo();
  const { user } = renderShell('/jobs');
  await screen.findByRole('heading', { name: 'Jobs' });

  act(() => sessionStore.expire('demo-token'));
  expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
  await logIn(user);

  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeTruthy();
});
