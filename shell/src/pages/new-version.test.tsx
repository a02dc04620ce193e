import type { CurrentRevision } from '@social/contracts';
import { sessionStore } from '@social/session';
import { act, screen } from '@testing-library/react';
import { createFakeFederation } from '../testing/fake-federation';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { renderShell, signInDemo } from '../testing/render-shell';

const running = { shell: '1.0.0', mf_feed: '2.0.0', mf_chat: '1.0.0' };
const newFeed = { revision: 8, composition: { ...running, mf_feed: '2.1.0' } };

async function renderOutdatedPage(answer: Partial<CurrentRevision> = newFeed) {
  const federation = createFakeFederation();
  federation.when('mf_', () => ({ Region: () => <h1>Feed</h1> }));
  signInDemo();
  let current = answer;
  const page = renderShell('/jobs', { federation, isWide: true, revision: () => current });
  await screen.findByRole('heading', { name: 'Jobs' });
  await act(() => page.revisions.check());
  return { ...page, publish: (next: Partial<CurrentRevision>) => (current = next) };
}

beforeEach(() => fakeShellProvider());
afterEach(() => act(() => sessionStore.signOut()));

test('a newer revision is offered, and Reload loads it', async () => {
  const { user, reloadPage } = await renderOutdatedPage();
  expect(screen.getByText('A new version is ready')).toBeTruthy();
  expect(reloadPage).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Reload' }));

  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a dismissed revision stays dismissed; the next one is offered again', async () => {
  const { user, revisions, publish } = await renderOutdatedPage();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('A new version is ready')).toBeNull();

  await act(() => revisions.check());
  expect(screen.queryByText('A new version is ready')).toBeNull();

  publish({ ...newFeed, revision: 9 });
  await act(() => revisions.check());
  expect(screen.getByText('A new version is ready')).toBeTruthy();
});

test('navigating to a page with a newer remote loads the document again', async () => {
  const { user, reloadPage } = await renderOutdatedPage();

  await user.click(screen.getByRole('link', { name: 'Home' }));

  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('navigating to an unchanged page does not', async () => {
  const { user, reloadPage } = await renderOutdatedPage();

  await user.click(screen.getByRole('link', { name: 'Explore' }));

  expect(reloadPage).not.toHaveBeenCalled();
});

test("a newer shell waits for the member's Reload", async () => {
  const { user, reloadPage } = await renderOutdatedPage({ revision: 8, composition: { ...newFeed.composition, shell: '1.1.0' } });

  await user.click(screen.getByRole('link', { name: 'Home' }));

  expect(reloadPage).not.toHaveBeenCalled();
  expect(screen.getByText('A new version is ready')).toBeTruthy();
});

test('unsaved work prevents it', async () => {
  const { user, reloadPage } = await renderOutdatedPage();
  const form = document.createElement('form');
  form.dataset['unsaved'] = '';
  document.body.append(form);

  await user.click(screen.getByRole('link', { name: 'Home' }));
  form.remove();

  expect(reloadPage).not.toHaveBeenCalled();
});
