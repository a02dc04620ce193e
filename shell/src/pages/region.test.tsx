import type { RemoteModule } from '@social/contracts';
import { sessionStore } from '@social/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { createFakeFederation, didNotArrive, neverAnswers } from '../testing/fake-federation';
import { fakeShellProvider } from '../testing/fake-shell-provider';
import { createPageComposition } from '../testing/page-compositions';
import { renderShell, signInDemo } from '../testing/render-shell';

function Feed() {
  return <h1>Feed</h1>;
}

/** A region that crashes on a click. */
function FragileFeed() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('odd post');
  return (
    <>
      <h1>Feed</h1>
      <button onClick={() => setIsBroken(true)}>Poke</button>
    </>
  );
}

function BrokenFeed(): never {
  throw new Error('posts is undefined');
}

function renderHome(federation = createFakeFederation(), options: Parameters<typeof renderShell>[1] = {}) {
  federation.when('mf_chat', () => ({ Region: () => <p>Conversations</p> }));
  signInDemo();
  return renderShell('/', { federation, ...options });
}

function mainRegion() {
  return within(screen.getByRole('main'));
}

beforeEach(() => fakeShellProvider());
afterEach(() => act(() => sessionStore.signOut()));

/** Waits two frames, after which a region counts as painted. */
async function paint() {
  await act(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

test('a loading region shows its skeleton, and the rest of the page works', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', neverAnswers);
  const { user } = renderHome(federation);

  expect(mainRegion().getByRole('status', { name: 'Loading Feed' })).toBeTruthy();
  expect(await screen.findByText('Conversations')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
});

test('what the document has shown of a page stays until its region has loaded', async () => {
  const shown = document.createElement('div');
  shown.id = 'root';
  shown.innerHTML = '<div class="preview"><div class="preview-column">The tree leans</div></div>';
  document.body.append(shown);
  const federation = createFakeFederation();
  let letFeedArrive = () => {};
  federation.when('mf_feed', () => new Promise((resolve) => (letFeedArrive = () => resolve({ Region: Feed }))));
  renderHome(federation);

  expect(mainRegion().getByRole('status', { name: 'Loading Feed' }).textContent).toBe('The tree leans');
  await act(async () => letFeedArrive());
  await screen.findByRole('heading', { level: 1, name: 'Feed' });

  expect(screen.queryByText('The tree leans')).toBeNull();
  shown.remove();
});

test('a region that settles after the member has left the page is not shown', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', neverAnswers);
  const { user, clock } = renderHome(federation);
  await user.click(await screen.findByRole('link', { name: 'Jobs' }));

  await act(() => clock.pass(30_000));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a region that fails to load shows its heading, what still works, and Retry, which keeps the focus', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', didNotArrive);
  const { user, clock } = renderHome(federation);
  await act(() => clock.pass(20_000));

  const alert = mainRegion().getByRole('alert');
  expect(alert.textContent).toContain('Feed could not be loaded');
  expect(alert.textContent).toContain('The menu, your messages and the other pages still work.');
  expect(mainRegion().getByRole('heading', { level: 1, name: 'Feed' })).toBeTruthy();

  federation.when('mf_feed', neverAnswers);
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('main').contains(document.activeElement)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('Retry loads a region once it is available', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', didNotArrive);
  const { user, clock } = renderHome(federation);
  await act(() => clock.pass(20_000));

  federation.when('mf_feed', () => ({ Region: Feed }));
  await user.click(mainRegion().getByRole('button', { name: 'Retry' }));

  expect(await mainRegion().findByRole('heading', { name: 'Feed' })).toBeTruthy();
  expect(mainRegion().queryByRole('alert')).toBeNull();
});

test('a failed region is loaded when the browser is back online', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', didNotArrive);
  const { clock } = renderHome(federation);
  await act(() => clock.pass(20_000));

  federation.when('mf_feed', () => ({ Region: Feed }));
  act(() => void window.dispatchEvent(new Event('online')));

  expect(await mainRegion().findByRole('heading', { name: 'Feed' })).toBeTruthy();
  await waitFor(() => expect(mainRegion().queryByRole('alert')).toBeNull());
});

test('a release that crashes at its first render is replaced by the fallback, with a notice', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed/2.0.0', () => ({ Region: BrokenFeed }));
  federation.when('mf_feed/1.0.0', () => ({ Region: Feed }));
  const { reports } = renderHome(federation);

  expect(await mainRegion().findByText('Showing an earlier version of this part')).toBeTruthy();
  expect(mainRegion().getByRole('heading', { name: 'Feed' })).toBeTruthy();
  expect(mainRegion().queryByRole('alert')).toBeNull();
  expect(await reports()).toEqual([expect.objectContaining({ version: '2.0.0', kind: 'render', outcome: 'fell-back' })]);
});

test('a later crash keeps the release: the region shows its error, and Retry mounts it again', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed/2.0.0', () => ({ Region: FragileFeed }));
  const { user } = renderHome(federation);
  const poke = await mainRegion().findByRole('button', { name: 'Poke' });
  await paint();

  await user.click(poke);
  expect((await mainRegion().findByRole('alert')).textContent).toContain('Feed stopped working');
  expect(screen.getByText('Conversations')).toBeTruthy();
  await user.click(mainRegion().getByRole('button', { name: 'Retry' }));

  expect(await mainRegion().findByRole('button', { name: 'Poke' })).toBeTruthy();
});

test('a release that has painted is not suspect', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', () => ({ Region: Feed }));
  renderHome(federation, { storage: sessionStorage });
  await mainRegion().findByRole('heading', { name: 'Feed' });
  expect(sessionStorage.getItem('loading:mf_feed@2.0.0')).not.toBeNull();

  await paint();

  expect(sessionStorage.getItem('loading:mf_feed@2.0.0')).toBeNull();
});

test('a remote that the environment does not have shows no Retry', async () => {
  signInDemo();
  renderShell('/events');

  expect((await mainRegion().findByRole('alert')).textContent).toContain("My Events can't be shown here yet");
  expect(mainRegion().queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('after a failed Retry a new document is offered', async () => {
  const federation = createFakeFederation();
  federation.when('mf_feed', neverAnswers);
  const { user, clock, reloadPage } = renderHome(federation);
  await act(() => clock.pass(12_000));
  expect(mainRegion().queryByRole('button', { name: 'Reload the page' })).toBeNull();

  await user.click(mainRegion().getByRole('button', { name: 'Retry' }));
  await act(() => clock.pass(12_000));
  await user.click(mainRegion().getByRole('button', { name: 'Reload the page' }));

  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('a region and its early fetch get the configuration of the release that runs, and the fallback gets its own', async () => {
  const { remotes } = createPageComposition();
  const feed = remotes.mf_feed;
  if (!feed?.fallback) throw new Error('The composition has no fallback.');
  const composition = createPageComposition({
    remotes: {
      ...remotes,
      mf_feed: { ...feed, configuration: { pageSize: 20 }, fallback: { ...feed.fallback, configuration: { rows: 3 } } },
    },
  });
  const asked: unknown[] = [];
  const feedOf = (name: string) => ({
    Region: ({ configuration }: { configuration?: unknown }) => <h1>{`${name} ${JSON.stringify(configuration)}`}</h1>,
    preload: ({ configuration }: { configuration?: unknown }) => void asked.push(configuration),
  });
  const federation = createFakeFederation();
  federation.when('mf_feed/2.0.0', () => feedOf('pinned'));
  const preloadData = async ({ preload }: { preload?: RemoteModule['preload'] }) => {
    await preload?.({ pathname: '/', search: '', queries: null });
  };
  const pinned = renderHome(federation, { composition, preloadData });
  expect(await screen.findByRole('heading', { name: 'pinned {"pageSize":20}' })).toBeTruthy();
  pinned.unmount();

  federation.when('mf_feed/2.0.0', () => ({ Region: 'no component' }));
  federation.when('mf_feed/1.0.0', () => feedOf('fallback'));
  renderHome(federation, { composition, preloadData });
  expect(await screen.findByRole('heading', { name: 'fallback {"rows":3}' })).toBeTruthy();
  expect(asked).toEqual([{ pageSize: 20 }, { rows: 3 }]);
});
