// The service worker of all pages: the shell's webpack.config.ts compiles it into one classic script, which the edge serves.
import { MEMBER_CACHE, PAGE_CACHE } from '../lib/offline/stored-copy';
import { createWorker, type FetchInput } from './create-worker';

type LifetimeEvent = Event & { waitUntil: (done: Promise<unknown>) => void };
type FetchEvent = LifetimeEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse?: FetchInput['preload'];
  respondWith: (answer: Promise<Response>) => void;
};
/** The part of the global scope that is used: the types of pages have no workers. */
type WorkerScope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: LifetimeEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void);
  skipWaiting: () => Promise<void>;
  fetch: (request: Request) => Promise<Response>;
  registration: { navigationPreload?: { enable: () => Promise<void> } };
};

const scope = self as unknown as WorkerScope;

const answer = createWorker({
  origin: location.origin,
  caches,
  fetch: (request) => scope.fetch(request),
  hash: (bytes) => crypto.subtle.digest('SHA-384', bytes),
  isOnline: () => navigator.onLine,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: Date.now,
});

// It holds no state of pages, so that a newer one may take over at once.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), removeOthers()])),
);
scope.addEventListener('fetch', (event) => {
  const { request, clientId, resultingClientId, preloadResponse: preload = Promise.resolve(undefined) } = event;
  const answered = answer({ request, clientId, resultingClientId, preload });
  if (answered) event.respondWith(answered);
});

/** Removes the caches of earlier releases, which nothing reads any more. */
async function removeOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== PAGE_CACHE && name !== MEMBER_CACHE).map((name) => caches.delete(name)));
}
