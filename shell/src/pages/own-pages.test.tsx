import { sessionStore } from '@social/session';
import { neverAnswers } from '@social/build-preset/jest/fake-provider';
import { act, screen, within } from '@testing-library/react';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { createFakeFederation } from '../testing/fake-federation';
import { renderShell, signInDemo } from '../testing/render-shell';
import { ownPageLoaders } from './own-pages';

const CHUNK_FAILURE = 'Failed to fetch dynamically imported module: http://localhost/r/shell/1.0.0/src_pages_profile-page_tsx.js';

function renderFailing(path: string, failures: number) {
  const federation = createFakeFederation();
  federation.when('mf_chat', () => ({ Region: () => <p>Conversations</p> }));
  let tries = 0;
  const failing = Object.entries(ownPageLoaders).map(([expose, load]) => {
    const loadAtLast = () => ((tries += 1) > failures ? load() : Promise.reject(new TypeError(CHUNK_FAILURE)));
    return [expose, loadAtLast] as const;
  });
  return { ...renderShell(path, { federation, ownPages: Object.fromEntries(failing) }), tries: () => tries };
}

beforeEach(() =>
  fakeShellProvider({
    'get-blocked-users': neverAnswers,
    'get-muted-users': neverAnswers,
    'two-factor-settings': neverAnswers,
    'notification-settings': neverAnswers,
  }),
);
afterEach(() => {
  act(() => sessionStore.signOut());
  sessionStorage.clear();
});

test('a page of the shell whose file did not arrive once is loaded by itself', async () => {
  signInDemo();
  const { clock, tries, federation } = renderFailing('/settings', 1);
  await act(() => clock.pass(1_000));

  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeTruthy();
  expect(tries()).toBe(2);
  expect(federation.refetched).toEqual(['/r/shell/']);
});

test('a page of the shell that cannot be loaded shows its own error below the menu, is reported, and Retry loads it', async () => {
  signInDemo();
  const { clock, user, reports } = renderFailing('/settings', 4);
  await act(() => clock.pass(20_000));

  const main = within(screen.getByRole('main'));
  expect(main.getByRole('alert').textContent).toContain('Settings could not be loaded');
  expect(screen.getByRole('link', { name: 'Jobs' })).toBeTruthy();
  expect(screen.getByText('Conversations')).toBeTruthy();
  expect(document.title).toBe('Settings · Social');
  expect(await reports()).toEqual([
    expect.objectContaining({ remote: 'shell', version: '1.0.0', expose: './settings', kind: 'load', outcome: 'error-shown' }),
  ]);

  await user.click(main.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Password' })).toBeTruthy();
});

test('a login page that cannot be loaded shows a guest Retry and promises no menu', async () => {
  const { clock } = renderFailing('/login', 4);
  await act(() => clock.pass(20_000));

  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Log in could not be loadedRetry');
});
