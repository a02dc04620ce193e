import { REVISION_PATH } from '@social/contracts';
import { onlineManager } from '@tanstack/react-query';
import { isStoredPage, STORED_ATTRIBUTE } from './stored-copy';

const CHECK_EVERY_MS = 5_000;
const ANSWER_WITHIN_MS = 4_000;

/**
 * Decides for the whole page whether there is a connection: by an answer of the edge, never by `navigator.onLine`, which is wrong behind some VPNs,
 * virtual networks and proxies. An `offline` event is checked first; while the edge does not answer, it is asked again every 5 s. When it answers, the
 * page gets an `online` event. A stored page counts as offline until the edge has answered once.
 */
export function watchConnection(view: Window & typeof globalThis): void {
  if (isStoredPage(view.document)) onlineManager.setOnline(false);
  onlineManager.setEventListener((setOnline) => listen(view, setOnline));
}

function listen(view: Window & typeof globalThis, setOnline: (isOnline: boolean) => void): () => void {
  const watch = new AbortController();
  let timer: number | undefined;

  async function check(): Promise<void> {
    const signal = AbortSignal.any([watch.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const isAnswered = await view.fetch(REVISION_PATH, { method: 'HEAD', cache: 'no-store', signal }).then(
      () => true,
      () => false,
    );
    if (watch.signal.aborted) return;
    if (!isAnswered) {
      setOnline(false);
      timer ??= view.setInterval(() => void check(), CHECK_EVERY_MS);
    } else if (timer !== undefined) {
      continueOnline();
      // Everything that waits for the browser to be online, such as a region that could not be loaded.
      view.dispatchEvent(new Event('online'));
    }
  }

  function continueOnline(): void {
    view.clearInterval(timer);
    timer = undefined;
    view.document.documentElement.removeAttribute(STORED_ATTRIBUTE);
    setOnline(true);
  }

  // A network often works a moment after its event: what a stored page sends could not be repeated safely.
  view.addEventListener('online', () => (isStoredPage(view.document) ? void check() : continueOnline()), { signal: watch.signal });
  view.addEventListener('offline', () => void check(), { signal: watch.signal });
  if (isStoredPage(view.document)) timer = view.setInterval(() => void check(), CHECK_EVERY_MS);
  else if (view.navigator.onLine === false) void check();

  return () => {
    watch.abort();
    view.clearInterval(timer);
  };
}
