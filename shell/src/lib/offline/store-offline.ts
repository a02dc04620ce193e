import { SERVICE_WORKER_PATH } from '@social/contracts';
import { readHashes } from '../federation/import-map';
import { listScripts } from './list-scripts';
import type { OfflinePage } from './offline-page';
import { storePage } from './store-page';
import { restoreQueries, storeQueries, type DataOwner } from './stored-queries';
import { isStoredPage, MEMBER_CACHE, PAGE_CACHE } from './stored-copy';

/** Replies that arrive together are stored together. */
const SETTLE_MS = 1_000;

type View = Window & typeof globalThis;

/** Stores the page and what its member reads from now on; where the environment switched that off, removes what was stored. */
export async function storeOffline(view: View, page: OfflinePage): Promise<void> {
  const { composition, queryClient, session } = page;
  // Missing in some private windows, and where the connection is not secure. A developer's own build concerns only this visit.
  if (!('serviceWorker' in view.navigator && 'caches' in view) || composition.reason === 'override') return;
  if (!composition.settings.offline) return removeOffline(view);
  const hashes = readHashes(view.document);
  const loaded = new Set<string>();
  const changedQueries = new Set(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash),
  );
  let areScriptsStored = isStoredPage(view.document); // a stored page is the stored document already
  let timer: number | undefined;

  async function storeScripts(): Promise<void> {
    if (areScriptsStored) return;
    areScriptsStored = true;
    const cache = await view.caches.open(PAGE_CACHE);
    const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const scripts = Object.fromEntries(listScripts({ hashes, composition, loaded, stored }).map((path) => [path, hashes[path] ?? '']));
    const stamp = `${composition.environment}@${composition.revision}`;
    await storePage(
      { stamp, pathname: view.location.pathname, scripts },
      { cache, fetch: (path, init) => view.fetch(path, init), now: Date.now },
    );
  }

  async function storeReplies(): Promise<void> {
    const owner = getOwner(page);
    const hashesToStore = [...changedQueries];
    changedQueries.clear();
    // A cache that is removed while it is written to stays removed: what a member has read never outlasts the session.
    if (owner) await storeQueries(await view.caches.open(MEMBER_CACHE), queryClient, hashesToStore, owner);
  }

  function storeSoon(): void {
    view.clearTimeout(timer);
    // Full or blocked storage: stored files stay, and the page continues as one that cannot be opened offline.
    timer = view.setTimeout(
      () =>
        void storeReplies()
          .then(storeScripts)
          .catch(() => undefined),
      SETTLE_MS,
    );
  }

  if (!getOwner(page)) await view.caches.delete(MEMBER_CACHE).catch(() => undefined); // of a session that ended elsewhere
  session.subscribe((now, before) => {
    if (now.accessToken !== before.accessToken) changedQueries.clear();
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    changedQueries.add(query.queryHash);
    storeSoon();
  });
  new view.PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const path = new URL(name, view.location.href).pathname;
      if (!hashes[path] || loaded.has(path)) continue;
      loaded.add(path);
      areScriptsStored = isStoredPage(view.document);
      storeSoon();
    }
  }).observe({ type: 'resource', buffered: true });
  storeSoon();
  // Blocked by the browser or its owner: then there is nothing to open offline with.
  await view.navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' }).catch(() => undefined);
}

/** Gives a stored page what its member has read. */
export async function restorePage(view: View, page: OfflinePage): Promise<void> {
  const { queryClient } = page;
  const defaults = queryClient.getDefaultOptions();
  // Data that leaves the memory could not be fetched again.
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, gcTime: Infinity } });
  const owner = getOwner(page);
  if (owner) await restoreQueries(await view.caches.open(MEMBER_CACHE), queryClient, owner, Date.now());
}

/** Removes the worker of the environment and all that pages have stored. */
async function removeOffline(view: View): Promise<void> {
  const registrations = await view.navigator.serviceWorker.getRegistrations();
  await Promise.all([
    ...registrations.map((registration) => registration.unregister()),
    ...[PAGE_CACHE, MEMBER_CACHE].map((name) => view.caches.delete(name)),
  ]);
}

function getOwner({ session, composition }: OfflinePage): DataOwner | null {
  const { accessToken, userId } = session.getState();
  if (accessToken === null || userId === null) return null;
  const remotes = Object.entries(composition.remotes).map(([remote, { version }]) => `${remote}@${version}`);
  return { memberId: userId, versions: [composition.shellVersion, ...remotes].join(' ') };
}
