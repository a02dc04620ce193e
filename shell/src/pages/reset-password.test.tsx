import { sessionStore } from '@social/session';
import { HttpReply, NO_CONNECTION, refusal } from '@social/build-preset/jest/fake-provider';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { fill, renderShell, signInDemo } from '../testing/render-shell';

type User = ReturnType<typeof renderShell>['user'];

afterEach(() => act(() => sessionStore.signOut()));

async function requestLink(user: User, email = 'ines@example.org') {
  await fill(user, await screen.findByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Send a link' }));
}

async function choose(user: User, confirmation = 'brand-new-one') {
  await fill(user, await screen.findByLabelText('New password'), 'brand-new-one');
  await fill(user, screen.getByLabelText('Confirm new password'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

const valid = { api_status: 200, state: 'valid', username: 'ines' };

describe('asking for a link', () => {
  test('leads from the login page to a sentence that does not tell whether somebody has the address', async () => {
    const provider = fakeShellProvider({ 'send-reset-password-email': () => ({ api_status: 200, message: 'sent' }) });
    const { user } = renderShell('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgotten password?' }));
    await requestLink(user);

    const status = await screen.findByText(/If a member has the address/);
    expect(document.activeElement).toBe(status.closest('[role="status"]'));
    expect(document.title).toBe('Forgotten password · Social');
    expect(provider.callsOf('send-reset-password-email')[0]?.form).toEqual({ email: 'ines@example.org' });

    await user.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ines@example.org');
  });

  test.each([
    [
      'a wrong address beside the field',
      () => refusal('email: must be an e-mail address'),
      'Enter an e-mail address, such as ines@example.org.',
    ],
    [
      'a host without the call',
      () => refusal('Resetting is turned off on this site'),
      'This site sends no links for new passwords. Ask the people who run it.',
    ],
    [
      'too many requests',
      () => new HttpReply({ api_status: '400' }, 429, { 'retry-after': '120' }),
      'Too many attempts. Try again in 2 minutes.',
    ],
    ['no connection', () => NO_CONNECTION, 'There is no connection. Check your network, then try again.'],
  ])('tells %s, and the address stays', async (_name, answer, message) => {
    fakeShellProvider({ 'send-reset-password-email': answer });
    const { user } = renderShell('/reset-password');
    await requestLink(user, 'ines@');

    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ines@');
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  });
});

describe('a link', () => {
  test('asks for a new password and leads to the login page, where this browser’s session is over', async () => {
    const provider = fakeShellProvider({ 'reset-password': ({ form }) => (form['type'] === 'check' ? valid : { api_status: 200 }) });
    signInDemo();
    const { user } = renderShell('/reset-password#the-token');
    await screen.findByText(/Choose a new password for ines/);
    await choose(user);

    expect(await screen.findByText(/Your password is changed/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(provider.callsOf('reset-password').map(({ form }) => form)).toEqual([
      { type: 'check', token: 'the-token' },
      { type: 'reset', token: 'the-token', new_password: 'brand-new-one' },
    ]);
  });

  test('with two different passwords changes nothing', async () => {
    const provider = fakeShellProvider({ 'reset-password': () => valid });
    const { user } = renderShell('/reset-password#the-token');
    await choose(user, 'another-one');

    expect(screen.getByRole('alert').textContent).toBe('Passwords do not match');
    expect(document.activeElement).toBe(screen.getByLabelText('Confirm new password'));
    expect(provider.callsOf('reset-password')).toHaveLength(1);
  });

  test.each([
    ['used', 'This link was used'],
    ['expired', 'This link has expired'],
    ['nonsense', 'This link is not known'],
  ])('that is %s says so and offers another one', async (state, title) => {
    fakeShellProvider({ 'reset-password': () => ({ api_status: 200, state }) });
    renderShell('/reset-password#the-token');

    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send a link' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe(`${title} · Social`));
  });

  test('that was used in another tab says so at the submit', async () => {
    const provider = fakeShellProvider({ 'reset-password': () => valid });
    const { user } = renderShell('/reset-password#the-token');
    await screen.findByLabelText('New password');
    provider.when('reset-password', ({ form }) =>
      form['type'] === 'check' ? { api_status: 200, state: 'used' } : refusal('This link can not be used any more'),
    );
    await choose(user);

    expect(await screen.findByRole('heading', { name: 'This link was used' })).toBeTruthy();
  });

  test('with too weak a password can be used again', async () => {
    fakeShellProvider({
      'reset-password': ({ form }) => (form['type'] === 'check' ? valid : refusal('new_password: must have at least 6 characters')),
    });
    const { user } = renderShell('/reset-password#the-token');
    await choose(user);

    expect((await screen.findByRole('alert')).textContent).toBe('Use 6 to 1024 characters.');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'brand-new-one');
  });

  test('of a host without the call, or without a connection, is not called used', async () => {
    fakeShellProvider({ 'reset-password': () => refusal('There is no call named "reset-password".') });
    renderShell('/reset-password#the-token');

    expect(await screen.findByText('This site sends no links for new passwords.')).toBeTruthy();
  });
});
