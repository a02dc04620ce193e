import { sessionStore } from '@social/session';
import { QueryClient } from '@tanstack/react-query';
import { createFakeCache } from '../../testing/fake-cache';
import { createPageComposition } from '../../testing/page-compositions';
import { signInDemo } from '../../testing/render-shell';
import { startOffline } from './start-offline';
import { MEMBER_CACHE, STORED_ATTRIBUTE } from './stored-copy';
import { storeQueries } from './stored-queries';

const settings = createPageComposition().settings;
const versions = '1.0.0 mf_feed@2.0.0 mf_chat@1.0.0';

afterEach(() => document.documentElement.removeAttribute(STORED_ATTRIBUTE));

const page = (offline = true) => ({
  composition: createPageComposition({ settings: { ...settings, offline } }),
  queryClient: new QueryClient(),
  session: sessionStore,
});

/** A browser with a worker, whose timers run when the test says so. */
function openBrowser({ offline = true, isControlled = false } = {}) {
  const caches = new Map<string, ReturnType<typeof createFakeCache>>();
  const timers: (() => void)[] = [];
  const unregister = jest.fn(async () => true);
  const view = {
    document,
    location: window.location,
    navigator: { serviceWorker: { controller: isControlled ? {} : null, getRegistrations: async () => [{ unregister }] } },
    caches: {
      open: async (name: string) => caches.get(name) ?? caches.set(name, createFakeCache()).get(name),
      delete: async (name: string) => caches.delete(name),
    },
    setTimeout: (run: () => void) => timers.push(run),
    setInterval: () => 0,
    clearInterval: () => undefined,
    addEventListener: () => undefined,
  } as unknown as Window & typeof globalThis;
  const opened = page(offline);
  const start = () => startOffline(view, opened);
  return { view, caches, unregister, queryClient: opened.queryClient, start, passTime: () => timers.splice(0).forEach((run) => run()) };
}

async function storeFeed(view: Window & typeof globalThis, memberId: string) {
  const client = new QueryClient();
  client.setQueryData(['feed'], ['a post'], { updatedAt: Date.now() });
  await storeQueries(await view.caches.open(MEMBER_CACHE), client, ['["feed"]'], { memberId, versions });
  client.clear();
}

test('a stored page has what its member read before it is shown', async () => {
  signInDemo();
  const { view, start, queryClient } = openBrowser();
  document.documentElement.setAttribute(STORED_ATTRIBUTE, '');
  await storeFeed(view, sessionStore.getState().userId ?? '');

  await start();

  expect(queryClient.getQueryData(['feed'])).toEqual(['a post']);
});

test.each<[string, boolean, string]>([
  ['a page that came from the network', false, '1'],
  ['a stored page of another member', true, 'another'],
])('%s gets nothing of it', async (_what, isStored, memberId) => {
  signInDemo();
  const { view, start, queryClient } = openBrowser();
  if (isStored) document.documentElement.setAttribute(STORED_ATTRIBUTE, '');
  await storeFeed(view, memberId === 'another' ? memberId : (sessionStore.getState().userId ?? ''));

  await start();

  expect(queryClient.getQueryData(['feed'])).toBeUndefined();
});

test('what was read is removed when the session ends, before any code for it was loaded', async () => {
  signInDemo();
  const { view, start, caches } = openBrowser();
  await storeFeed(view, sessionStore.getState().userId ?? '');
  await start();

  sessionStore.signOut();

  expect([...caches.keys()]).toEqual([]);
});

test('an environment that switched it off has the worker and all caches removed', async () => {
  const { view, start, caches, unregister, passTime } = openBrowser({ offline: false, isControlled: true });
  await storeFeed(view, '1');
  await start();

  passTime();
  await new Promise((resolve) => setTimeout(resolve, 20));

  expect(unregister).toHaveBeenCalledTimes(1);
  expect([...caches.keys()]).toEqual([]);
});

test('a browser without caches and workers runs the page as any other', async () => {
  signInDemo();
  const { view, start, passTime } = openBrowser();
  Object.assign(view, { caches: undefined, navigator: {} });

  await start();
  passTime();
  sessionStore.signOut();

  await expect(import('./store-offline').then(({ storeOffline }) => storeOffline(view, page()))).resolves.toBeUndefined();
});
