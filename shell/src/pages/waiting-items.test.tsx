import { sessionStore } from '@social/session';
import { act, screen, waitFor } from '@testing-library/react';
import { createFakeFederation } from '../testing/fake-federation';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { createPageComposition } from '../testing/page-compositions';
import { renderShell, signInDemo } from '../testing/render-shell';

function renderWithOutboxes() {
  const composition = createPageComposition();
  composition.remotes['mf_feed']?.exposes.push('./outbox');
  const federation = createFakeFederation();
  const started: string[] = [];
  federation.when('mf_', ({ remote, expose }) => ({ Region: () => (expose === './outbox' && started.push(remote), null) }));
  renderShell('/jobs', { composition, federation });
  return started;
}

beforeEach(() => {
  fakeShellProvider();
  signInDemo();
});
afterEach(() => {
  act(() => sessionStore.signOut());
  localStorage.clear();
  sessionStorage.clear();
});

test('what waits from an earlier page starts the outboxes of the remotes that have some, on any page', async () => {
  localStorage.setItem('outbox_comments_7', '[]');
  const started = renderWithOutboxes();
  await waitFor(() => expect(started).toContain('mf_feed'));
  expect(started).not.toContain('mf_chat');
});

test.each([
  ['nothing waits', null],
  ['something of another member waits', 'outbox_comments_17'],
])('while %s no remote is loaded for it', async (_when, key) => {
  if (key) localStorage.setItem(key, '[]');
  const started = renderWithOutboxes();
  await screen.findByRole('heading', { name: 'Jobs' });
  expect(started).toEqual([]);
});
