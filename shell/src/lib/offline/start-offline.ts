import type { OfflinePage } from './offline-page';
import { isStoredPage, MEMBER_CACHE } from './stored-copy';
import { watchConnection } from './watch-connection';

/** After the page's content, and not for members who leave at once. */
const START_AFTER_MS = 5_000;

const loadCode = () => import(/* webpackChunkName: "offline" */ './store-offline');

/** Without code, storage or data the page is as one that was never stored; the next one tries again. */
const goOn = () => undefined;

/**
 * Prepares the page to be opened without a connection, where the environment allows it. A stored page gets back what its member has read:
 * resolves before the first render.
 */
export async function startOffline(view: Window & typeof globalThis, page: OfflinePage): Promise<void> {
  watchConnection(view);
  // Missing where the connection is not secure.
  const caches = view.caches as CacheStorage | undefined;
  // Here, not in the code that is loaded: nothing may stay readable for the next user of the browser.
  page.session.subscribe(({ accessToken }, before) => {
    if (accessToken !== before.accessToken) caches?.delete(MEMBER_CACHE).catch(goOn);
  });
  if (isStoredPage(view.document)) {
    await loadCode()
      .then(({ restorePage }) => restorePage(view, page))
      .catch(goOn);
  }
  view.setTimeout(() => {
    loadCode()
      .then(({ storeOffline }) => storeOffline(view, page))
      .catch(goOn);
  }, START_AFTER_MS);
}
