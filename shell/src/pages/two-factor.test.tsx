import { sessionStore } from '@social/session';
import { neverAnswers, refusal } from '@social/build-preset/jest/fake-provider';
import { act, screen, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { fill, renderShell, signInDemo } from '../testing/render-shell';

type User = ReturnType<typeof renderShell>['user'];

const WRONG_CODE = 'This code is wrong or was used already';
const codeNeeded = () => ({ api_status: 200, user_id: '7', message: 'Enter the code', two_factor_token: 'pending' });
const opened = () => ({ api_status: 200, access_token: 'fresh-token', user_id: '7', membership: false });

afterEach(() => act(() => sessionStore.signOut()));

async function logIn(user: User, within_: Pick<typeof screen, 'findByLabelText' | 'getByLabelText' | 'getByRole'> = screen) {
  await fill(user, await within_.findByLabelText('Username'), 'demo');
  await fill(user, within_.getByLabelText('Password'), 'demo-password');
  await user.click(within_.getByRole('button', { name: 'Log in' }));
}

async function sendCode(user: User, code: string) {
  await fill(user, await screen.findByLabelText('Code'), code);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('signing in', () => {
  test('asks for a code after the password, and opens the session by it', async () => {
    const provider = fakeShellProvider({ auth: codeNeeded, 'two-factor': opened });
    const { user } = renderShell('/jobs');
    await logIn(user);
    expect(localStorage.getItem('access_token')).toBeNull();
    await sendCode(user, '123456');

    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeTruthy();
    expect(provider.callsOf('two-factor')[0]?.form).toEqual({ user_id: '7', code: '123456', two_factor_token: 'pending' });
    expect(localStorage.getItem('access_token')).toBe('fresh-token');
  });

  test('tells a wrong code beside its field, which has the focus', async () => {
    fakeShellProvider({ auth: codeNeeded, 'two-factor': () => refusal(WRONG_CODE) });
    const { user } = renderShell('/login');
    await logIn(user);
    await sendCode(user, '000000');

    expect((await screen.findByRole('alert')).textContent).toBe(WRONG_CODE);
    expect(document.activeElement).toBe(screen.getByLabelText('Code'));
    expect(screen.getByLabelText('Code')).toHaveProperty('value', '000000');
  });

  test('leads back to the password, and the user name stays', async () => {
    fakeShellProvider({ auth: codeNeeded });
    const { user } = renderShell('/login');
    await logIn(user);
    await user.click(await screen.findByRole('button', { name: 'Back to the password' }));

    expect(screen.getByLabelText('Username')).toHaveProperty('value', 'demo');
    expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  });

  test('asks for the code also over a page whose session has expired', async () => {
    fakeShellProvider({
      auth: codeNeeded,
      'two-factor': opened,
      'get-general-data': () => refusal('Invalid or expired access_token'),
    });
    signInDemo();
    const { user } = renderShell('/jobs');
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    await logIn(user, within(dialog));
    expect(await within(dialog).findByLabelText('Code')).toBeTruthy();
    expect(localStorage.getItem('access_token')).toBeNull();
    await sendCode(user, '123456');

    expect(localStorage.getItem('access_token')).toBe('fresh-token');
  });
});

describe('the setting', () => {
  const key = { api_status: 200, secret: 'ABCDEFGH', uri: 'otpauth://totp/social:demo?secret=ABCDEFGH' };
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];

  /** Opens the settings of a member whose provider has the password `demo-password` and the code `123456`. */
  async function openSection(isOn: boolean, left = 10) {
    const stored = { isOn };
    const provider = fakeShellProvider({
      'get-blocked-users': neverAnswers,
      'get-muted-users': neverAnswers,
      'notification-settings': neverAnswers,
      'two-factor-settings': ({ form }) => {
        const { type, password = 'demo-password', code = '123456' } = form;
        if (type === 'get') return { api_status: 200, is_on: stored.isOn, recovery_codes_left: String(left) };
        if (password !== 'demo-password') return refusal('Your current password is wrong');
        if (type === 'begin') return key;
        if (code !== '123456') return refusal(WRONG_CODE);
        stored.isOn = type !== 'switch_off';
        return { api_status: 200, recovery_codes: codes };
      },
    });
    signInDemo();
    const { user } = renderShell('/settings', { isWide: false });
    const section = within(await screen.findByRole('region', { name: 'Two-factor sign-in' }));
    const click = async (name: string) => user.click(await section.findByRole('button', { name }));
    const write = async (label: string, text: string) => {
      await user.clear(await section.findByLabelText(label));
      await fill(user, section.getByLabelText(label), text);
    };
    return { provider, user, section, click, write };
  }

  test('is switched on by the password and a first code, with a key as picture and text, and recovery codes are shown once', async () => {
    const { section, click, write } = await openSection(false);
    await click('Switch on');
    await write('Your password', 'wrong');
    await click('Continue');
    expect((await section.findByRole('alert')).textContent).toBe('This is not your password.');
    await write('Your password', 'demo-password');
    await click('Continue');

    await section.findByText('ABCD EFGH');
    await section.findByRole('img', { name: 'QR code of the key' });
    await write('Code of the app', '000000');
    await click('Switch on');
    expect((await section.findByRole('alert')).textContent).toContain('This code is wrong');
    expect(document.activeElement).toBe(section.getByLabelText('Code of the app'));
    await write('Code of the app', '123456');
    await click('Switch on');

    const list = await section.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(section.getByRole('link', { name: 'Download' }).getAttribute('href')).toContain('aaaaa-bbbbb');
    await click('I have stored them');
    await section.findByText('It is on. 10 of your recovery codes are left.');
    expect(section.queryByText('aaaaa-bbbbb')).toBeNull();
  });

  test('is switched off by password and code', async () => {
    const { provider, section, click, write } = await openSection(true);
    await click('Switch off');
    await write('Your password', 'demo-password');
    await write('Code of the app', '123456');
    await click('Switch off');

    await section.findByRole('button', { name: 'Switch on' });
    expect(provider.callsOf('two-factor-settings').map(({ form }) => form)).toContainEqual({
      type: 'switch_off',
      password: 'demo-password',
      code: '123456',
    });
  });

  test('says when few recovery codes are left', async () => {
    const { section } = await openSection(true, 1);
    await section.findByText('It is on. 1 of your recovery codes is left.');
    section.getByText(/Make new recovery codes/);
  });

  test('makes new recovery codes by password and code, and shows them once', async () => {
    const { provider, section, click, write } = await openSection(true, 1);
    await click('New recovery codes');
    await write('Your password', 'demo-password');
    await write('Code of the app', '000000');
    await click('Make new codes');
    expect((await section.findByRole('alert')).textContent).toContain('This code is wrong');
    await write('Code of the app', '123456');
    await click('Make new codes');

    expect((await section.findByRole('status')).textContent).toContain('no longer work');
    expect(within(section.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(2);
    expect(provider.callsOf('two-factor-settings').map(({ form }) => form)).toContainEqual({
      type: 'renew_codes',
      password: 'demo-password',
      code: '123456',
    });
    await click('I have stored them');
    expect(section.queryByText('aaaaa-bbbbb')).toBeNull();
    await section.findByRole('button', { name: 'New recovery codes' });
  });

  test('forgets what was wrong when the form is left', async () => {
    const { section, click, write } = await openSection(true);
    await click('New recovery codes');
    await write('Your password', 'wrong');
    await click('Make new codes');
    await section.findByRole('alert');
    await click('Cancel');
    await click('Switch off');

    expect(section.queryByRole('alert')).toBeNull();
  });

  test('of a host without the calls is told apart', async () => {
    fakeShellProvider({
      'get-blocked-users': neverAnswers,
      'get-muted-users': neverAnswers,
      'notification-settings': neverAnswers,
      'two-factor-settings': () => refusal('There is no call named "two-factor-settings".'),
    });
    signInDemo();
    renderShell('/settings', { isWide: false });

    await screen.findByText('This site has no two-factor sign-in.');
  });
});
