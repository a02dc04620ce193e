import { sessionStore } from '@social/session';
import { NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { fill, renderShell, signInDemo } from '../testing/render-shell';

const thisOne = { id: '1', session_id: 'demo-token', platform: 'windows', browser: 'Firefox', time: 'now' };
const phone = { id: '2', session_id: '', platform: 'phone', browser: 'Safari', time: '2 days ago' };
const tablet = { id: '3', session_id: '', platform: 'tablet', browser: 'Chrome', time: '3 days ago' };

function renderSettings(rows: unknown[] = [thisOne, phone, tablet]) {
  const provider = fakeShellProvider({
    sessions: () => ({ api_status: 200, data: rows }),
    'get-blocked-users': () => ({ api_status: 200, blocked_users: [] }),
    'get-muted-users': () => ({ api_status: 200, muted_users: [] }),
    'two-factor-settings': () => ({ api_status: 200, is_on: false, recovery_codes_left: '0' }),
    'notification-settings': () => ({ api_status: 200, settings: { likes: true, comments: 'no' } }),
  });
  signInDemo();
  return { provider, ...renderShell('/settings', { isWide: false }) };
}

afterEach(() => act(() => sessionStore.signOut()));

describe('signed-in devices', () => {
  test('every device is listed, and the current one is marked and cannot be signed out', async () => {
    renderSettings();
    const list = await screen.findByRole('region', { name: 'Where you are signed in' });
    expect((await within(list).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Firefox on windows This deviceLast used: now',
      'Safari on phone Last used: 2 days agoSign out',
      'Chrome on tablet Last used: 3 days agoSign out',
    ]);
  });

  test('a device is signed out', async () => {
    const { user, provider } = renderSettings();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on phone' }));
    expect(await screen.findByText('The device is signed out.')).toBeTruthy();
    expect(provider.callsOf('sessions').map(({ form }) => form)).toContainEqual({ type: 'delete', id: '2' });
  });

  test('all others are signed out at once, and a session that has already ended is no failure', async () => {
    const { user, provider } = renderSettings();
    const button = await screen.findByRole('button', { name: 'Sign out all other devices' });
    provider.when('sessions', ({ form }) =>
      form['type'] === 'delete' ? refusal('Session not found') : { api_status: 200, data: [thisOne] },
    );
    await user.click(button);

    expect(await screen.findByText('2 devices are signed out.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /all other devices/ })).toBeNull());
  });

  test('without a marked current session, devices can be signed out one by one only', async () => {
    renderSettings([phone, tablet]);
    expect(await screen.findByRole('button', { name: 'Sign out Safari on phone' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /all other devices/ })).toBeNull();
  });

  test('a failure shows what still holds', async () => {
    const { user, provider } = renderSettings();
    const button = await screen.findByRole('button', { name: 'Sign out Safari on phone' });
    provider.when('sessions', () => NO_CONNECTION);
    await user.click(button);
    expect((await screen.findByText(/Not every device/)).textContent).toContain('no connection');
  });
});

describe('the password', () => {
  async function change(user: ReturnType<typeof renderShell>['user'], confirmation = 'another-password') {
    await fill(user, await screen.findByLabelText('Current password'), 'demo-password');
    await fill(user, screen.getByLabelText('New password'), 'another-password');
    await fill(user, screen.getByLabelText('Confirm new password'), confirmation);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  }

  test('is changed, and the fields are cleared', async () => {
    const { user, provider } = renderSettings();
    provider.when('update-user-data', () => ({ api_status: 200 }));
    await change(user);
    expect(await screen.findByText(/Your password is changed/)).toBeTruthy();
    expect(provider.callsOf('update-user-data')[0]?.form).toEqual({ current_password: 'demo-password', new_password: 'another-password' });
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  });

  test('stays without a call when the two differ', async () => {
    const { user, provider } = renderSettings();
    await change(user, 'something-else');
    expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
    expect(provider.callsOf('update-user-data')).toEqual([]);
  });

  test('a wrong current one is told beside its field, which has the focus, and the input stays', async () => {
    const { user, provider } = renderSettings();
    provider.when('update-user-data', () => refusal('Your current password is wrong'));
    await change(user);
    expect((await screen.findByRole('alert')).textContent).toBe('This is not your current password.');
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'another-password');
  });

  test('stays when the provider refuses for another reason, with its message, and the input stays', async () => {
    const { user, provider } = renderSettings();
    provider.when('update-user-data', () => refusal('Passwords are managed elsewhere'));
    await change(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Your password is still the old one. Passwords are managed elsewhere');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'another-password');
  });
});

test('theme and spacing are stored', async () => {
  const { user } = renderSettings();
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  await user.click(screen.getByRole('radio', { name: /Compact/ }));

  expect([localStorage.getItem('color_mode'), localStorage.getItem('density')]).toEqual(['dark', 'compact']);
  expect(document.documentElement.getAttribute('data-density')).toBe('compact');
  await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
  expect(document.documentElement.hasAttribute('data-density')).toBe(false);
});

describe('keys', () => {
  test('the question mark lists every hotkey, and character keys can be disabled', async () => {
    const { user } = renderSettings();
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    await user.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(sheet).getByText('Next part of the page').nextSibling?.textContent).toBe('F6');
    expect(within(sheet).getByText('Search').nextSibling?.textContent).toBe('/ or CtrlK');

    await user.click(within(sheet).getByRole('checkbox'));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /without Ctrl/ }));
  });
});

describe('muted members', () => {
  const ben = { user_id: '8', username: 'ben', name: 'Ben Ode', avatar: '' };

  test('are listed, and can be unmuted', async () => {
    const muted = [ben];
    const { user, provider } = renderSettings();
    provider.when('get-muted-users', () => ({ api_status: 200, muted_users: muted }));
    provider.when('mute-user', () => (muted.pop(), { api_status: 200, mute_status: 'un-muted' }));

    await user.click(await screen.findByRole('button', { name: 'Unmute Ben Ode' }));

    await screen.findByText('You have muted nobody.');
    expect(provider.callsOf('mute-user').map(({ form }) => form)).toEqual([{ user_id: '8', mute_action: 'un-mute' }]);
  });

  test('a host without muting says so', async () => {
    const { provider } = renderSettings();
    provider.when('get-muted-users', () => refusal('No such call'));
    await screen.findByText('This site has no muting.');
  });
});

describe('kinds of notifications', () => {
  async function findSwitch(name: RegExp) {
    const section = await screen.findByRole('region', { name: 'What notifies you' });
    return within(section).findByRole('switch', { name });
  }

  test('are switched off and on, and only those that the provider has are shown', async () => {
    const { user, provider } = renderSettings();
    expect(await findSwitch(/^Comments/)).toHaveProperty('checked', false);
    expect(screen.queryByRole('switch', { name: /^Groups/ })).toBeNull();
    provider.when('notification-settings', () => ({ api_status: 200, settings: { likes: false, comments: false } }));

    await user.click(await findSwitch(/^Likes/));

    expect(await findSwitch(/^Likes/)).toHaveProperty('checked', false);
    expect(provider.callsOf('notification-settings').at(-1)?.form).toEqual({ type: 'update', kind: 'likes', notify: '0' });
  });

  test('are as they were where the provider refuses a change', async () => {
    const { user, provider } = renderSettings();
    const likes = await findSwitch(/^Likes/);
    provider.when('notification-settings', () => NO_CONNECTION);
    await user.click(likes);

    expect((await screen.findByText(/setting of likes is as it was/)).textContent).toContain('no connection');
    expect(await findSwitch(/^Likes/)).toHaveProperty('checked', true);
  });

  test('are no section where the host has no such call', async () => {
    const { provider } = renderSettings();
    provider.when('notification-settings', () => refusal('There is no call named "notification-settings".'));
    await screen.findByText('You have muted nobody.');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What notifies you' })).toBeNull());
  });
});
