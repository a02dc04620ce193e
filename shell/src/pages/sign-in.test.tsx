import { sessionStore } from '@social/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpReply, neverAnswers, NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { fill, renderShell, signInDemo } from '../testing/render-shell';

const demo = () => ({ api_status: 200, access_token: 'fresh-token', user_id: '7', membership: false });

afterEach(() => act(() => sessionStore.signOut()));

async function logIn(user: ReturnType<typeof renderShell>['user']) {
  await fill(user, await screen.findByLabelText('Username'), 'demo');
  await fill(user, screen.getByLabelText('Password'), 'demo-password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test.each(['/', '/explore', '/my-albums', '/chat-detailed/3?type=group', '/profile', '/PagesComp/MainPages'])(
  'signed out, %s leads to /login',
  async (path) => {
    fakeShellProvider();
    renderShell(path);

    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(window.location.pathname + window.location.search).toBe('/login');
  },
);

test('signing in opens the requested page and stores the session', async () => {
  const provider = fakeShellProvider({ auth: demo });
  const { user } = renderShell('/saved-posts?from=mail');

  await logIn(user);

  expect(await screen.findByRole('heading', { name: 'Saved Posts' })).toBeTruthy();
  expect(window.location.pathname + window.location.search).toBe('/saved-posts?from=mail');
  expect(provider.callsOf('auth')[0]?.form).toEqual({ username: 'demo', password: 'demo-password', device_type: 'windows' });
  expect(localStorage.getItem('access_token')).toBe('fresh-token');
  expect(localStorage.getItem('user_id')).toBe('7');
});

test('a space that a phone keyboard adds to the name is not sent; a password may have one', async () => {
  const provider = fakeShellProvider({ auth: demo });
  const { user } = renderShell('/login');
  await fill(user, await screen.findByLabelText('Username'), ' demo ');
  await fill(user, screen.getByLabelText('Password'), 'demo-password ');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(provider.callsOf('auth')[0]?.form).toMatchObject({ username: 'demo', password: 'demo-password ' }));
});

test("the provider's session id is stored too", async () => {
  fakeShellProvider({ auth: demo, sessions: () => ({ api_status: 200, data: [{ session_id: 's-1' }] }) });
  const { user } = renderShell('/explore');

  await logIn(user);

  await waitFor(() => expect(localStorage.getItem('session_id')).toBe('s-1'));
});

test("'Loading...' replaces the form during the call", async () => {
  fakeShellProvider({ auth: neverAnswers });
  const { user } = renderShell('/login');

  await logIn(user);

  expect(screen.getByText('Loading...')).toBeTruthy();
  expect(screen.queryByLabelText('Username')).toBeNull();
});

test("a refusal shows the provider's message, and the input stays", async () => {
  fakeShellProvider({ auth: () => refusal('Incorrect username or password') });
  const { user } = renderShell('/login');

  await logIn(user);

  expect((await screen.findByRole('alert')).textContent).toBe('Incorrect username or password');
  expect(screen.getByLabelText('Username')).toHaveProperty('value', 'demo');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'demo-password');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  expect(localStorage.getItem('access_token')).toBeNull();
});

test("a failed request shows 'Invalid username or password' with the uncertainty", async () => {
  fakeShellProvider({ auth: () => NO_CONNECTION });
  const { user } = renderShell('/login');

  await logIn(user);

  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Invalid username or password');
  expect(alert.textContent).toContain('Check your connection');
});

test('too many attempts show the time to wait', async () => {
  fakeShellProvider({ auth: () => new HttpReply({ api_status: '429' }, 429, { 'retry-after': '120' }) });
  const { user } = renderShell('/login');

  await logIn(user);

  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 2 minutes');
});

test('/login redirects a signed-in member Home, or to the page that the link names', async () => {
  fakeShellProvider();
  signInDemo();
  renderShell('/login?next=%2Fjobs');

  expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeTruthy();
});

test('a link that names another site redirects Home', async () => {
  fakeShellProvider();
  signInDemo();
  renderShell('/login?next=%2F%2Fevil.example');

  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

describe('a session that expires on the page', () => {
  const expired = () => refusal('Invalid or expired access_token');
  const member = () => ({ api_status: 200, user_data: { user_id: '7', name: 'Demo Moreau', username: 'demo' } });

  async function renderAndExpire() {
    const provider = fakeShellProvider({ auth: demo, 'get-user-data': member, 'get-general-data': expired });
    signInDemo();
    const page = renderShell('/jobs');
    return { ...page, provider, dialog: await screen.findByRole('dialog', { name: 'Your session has ended' }) };
  }

  test('asks for the password over the page, which stays as it was', async () => {
    const { dialog } = await renderAndExpire();

    expect(screen.getByRole('heading', { name: 'Jobs', hidden: true })).toBeTruthy();
    expect(window.location.pathname).toBe('/jobs');
    expect(within(dialog).getByLabelText('Password')).toBeTruthy();
  });

  test('repeats the refused calls after it', async () => {
    const { user, provider } = await renderAndExpire();
    provider.when('get-general-data', () => ({ api_status: 200, trending_hashtag: [{ tag: 'monsoon', trend_use_num: '3' }] }));

    await waitFor(() => expect(screen.getByLabelText('Username')).toHaveProperty('value', 'demo'));
    await fill(user, screen.getByLabelText('Password'), 'demo-password');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect(await screen.findByRole('link', { name: '#monsoon' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('access_token')).toBe('fresh-token');
  });

  test('shows a wrong password in the dialog, which stays', async () => {
    const { user, provider, dialog } = await renderAndExpire();
    provider.when('auth', () => refusal('Incorrect username or password'));

    await fill(user, within(dialog).getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Log in' }));

    expect((await within(dialog).findByRole('alert')).textContent).toBe('Incorrect username or password');
  });

  test('can be left by signing out', async () => {
    const { user } = await renderAndExpire();
    await user.click(screen.getByRole('button', { name: /sign out/ }));

    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(localStorage.getItem('user_id')).toBeNull();
  });

  test('is renewed when another tab signs in', async () => {
    await renderAndExpire();
    localStorage.setItem('access_token', 'fresh-token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
