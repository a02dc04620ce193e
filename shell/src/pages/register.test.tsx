import { sessionStore } from '@social/session';
import { act, screen } from '@testing-library/react';
import { NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { fill, renderShell } from '../testing/render-shell';

afterEach(() => act(() => sessionStore.signOut()));

async function register(user: ReturnType<typeof renderShell>['user'], confirmation = 'a-long-password') {
  await fill(user, await screen.findByLabelText('First name'), 'Ines');
  await fill(user, screen.getByLabelText('Last name'), 'Moreau');
  await fill(user, screen.getByLabelText('Email'), 'Ines.Moreau@example.org');
  await fill(user, screen.getByLabelText('Password'), 'a-long-password');
  await fill(user, screen.getByLabelText('Confirm password'), confirmation);
  await user.selectOptions(screen.getByLabelText('Gender'), 'Female');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}

test("two different passwords show 'Passwords do not match', and nothing is sent", async () => {
  const provider = fakeShellProvider();
  const { user } = renderShell('/register');

  await register(user, 'another-password');

  expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
  expect(provider.calls).toEqual([]);
});

test('an account is created from the input with a suggested user name, and the member is signed in', async () => {
  const provider = fakeShellProvider({
    'create-account': () => ({ api_status: 200, access_token: 'new-token', user_id: '20', membership: false }),
  });
  const { user } = renderShell('/register');

  await register(user);

  expect(await screen.findByText('Registration successful!')).toBeTruthy();
  expect(window.location.pathname).toBe('/');
  expect(provider.callsOf('create-account')[0]?.form).toEqual({
    username: 'ines_moreau',
    email: 'Ines.Moreau@example.org',
    password: 'a-long-password',
    confirm_password: 'a-long-password',
    first_name: 'Ines',
    last_name: 'Moreau',
    gender: 'female',
  });
});

test('a host that requires verification replaces the form by its message', async () => {
  fakeShellProvider({ 'create-account': () => ({ api_status: 220, message: 'Open the link in our mail.', user_id: 20 }) });
  const { user } = renderShell('/register');

  await register(user);

  expect(await screen.findByText('Registration successful! Open the link in our mail.')).toBeTruthy();
  expect(screen.queryByLabelText('Email')).toBeNull();
  expect(localStorage.getItem('access_token')).toBeNull();
});

test('a taken user name is told beside its field, and the member may choose another one', async () => {
  const provider = fakeShellProvider({ 'create-account': () => refusal('Username is already taken') });
  const { user } = renderShell('/register');

  await register(user);
  expect((await screen.findByRole('alert')).textContent).toBe('This user name is taken already. Choose another one.');
  await user.clear(screen.getByLabelText('Username'));
  await fill(user, screen.getByLabelText('Username'), 'ines_m');
  await user.click(screen.getByRole('button', { name: 'Create account' }));

  expect(provider.callsOf('create-account').map(({ form }) => form['username'])).toEqual(['ines_moreau', 'ines_m']);
});

test('without a reply the form says that the account may exist', async () => {
  fakeShellProvider({ 'create-account': () => NO_CONNECTION });
  const { user } = renderShell('/register');

  await register(user);

  expect((await screen.findByRole('alert')).textContent).toContain('may exist already');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'Ines.Moreau@example.org');
});

test('a refusal stands beside the field that it names, which has the focus', async () => {
  fakeShellProvider({ 'create-account': () => refusal('This e-mail address is in use already') });
  const { user } = renderShell('/register');

  await register(user);

  const field = await screen.findByLabelText('Email');
  await screen.findByText('This e-mail address is in use already. Log in instead, or use another one.');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('a refused empty form names every field that is missing, and the first has the focus', async () => {
  fakeShellProvider({ 'create-account': () => refusal('username: must have 3 to 32 letters, digits or _') });
  const { user } = renderShell('/register');

  await user.click(await screen.findByRole('button', { name: 'Create account' }));

  await screen.findByText('Use 3 to 32 letters, digits or _.');
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter your e-mail address.',
    'Use 3 to 32 letters, digits or _.',
    'Choose a password.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));

  await fill(user, screen.getByLabelText('Password'), 'quiet river');
  expect(screen.queryByText('Choose a password.')).toBeNull();
  screen.getByText('Good');
});

test('a reason that is not known is shown as the host words it', async () => {
  fakeShellProvider({ 'create-account': () => refusal('This e-mail host is not accepted') });
  const { user } = renderShell('/register');

  await register(user);

  await screen.findByText('This e-mail host is not accepted');
});

test('a password is hidden at first, shown on demand, and hinted at', async () => {
  fakeShellProvider();
  const { user } = renderShell('/register');
  const field = await screen.findByLabelText<HTMLInputElement>('Password');
  expect(field.type).toBe('password');

  const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  await fill(user, await screen.findByLabelText('First name'), 'Ines');
  await fill(user, field, 'short');
  expect(hint()).toContain('Too short');
  await user.clear(field);
  await fill(user, field, 'ines-moreau');
  expect(hint()).toContain('it contains your name');
  await user.clear(field);
  await fill(user, field, 'quiet river at noon');
  expect(hint()).toContain('Strong');
  await user.click(screen.getAllByRole('button', { name: 'Show characters' })[0] ?? field);

  expect(field.type).toBe('text');
});

test('leads a new member to people, a picture and a first post, each marked once it is done, until they close the list', async () => {
  fakeShellProvider({
    'create-account': () => ({ api_status: 200, access_token: 'new-token', user_id: '20', membership: false }),
    'get-user-data': () => ({
      api_status: 200,
      user_data: { user_id: '20', username: 'ines', details: { following_count: 2, post_count: 0 } },
    }),
  });
  const { user } = renderShell('/register');

  await register(user);

  expect(await screen.findByRole('region', { name: 'Welcome to Social' })).toBeTruthy();
  expect((await screen.findByRole('link', { name: /^Done: Find people to follow/ })).getAttribute('href')).toBe('/explore');
  expect(screen.getByRole('link', { name: /^Add a picture of yourself/ }).getAttribute('href')).toBe('/profile');
  expect(screen.getByRole('button', { name: /^Write your first post/ })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'Welcome to Social' })).toBeNull();
  expect(localStorage.getItem('welcome_20')).toBeNull();
});
