import { DOCUMENT_KEY, MAX_AGE_MS, PAGE_CACHE, STORED_AT_HEADER } from '../lib/offline/stored-copy';
import { answerNavigation } from './answer-navigation';
import { answerScript, isContentAddress } from './answer-script';

export type WorkerPorts = {
  origin: string;
  caches: Pick<CacheStorage, 'open'>;
  fetch: (request: Request) => Promise<Response>;
  hash: (bytes: ArrayBuffer) => Promise<ArrayBuffer>;
  isOnline: () => boolean;
  wait: (ms: number) => Promise<void>;
  now: () => number;
};

/** The part of a fetch event that decides its answer. */
export type FetchInput = { request: Request; clientId: string; resultingClientId: string; preload: Promise<Response | undefined> };

/** A last segment like `logo.png` is the name of a file, which the edge answers with no page. */
const FILE_NAME = /\.[a-z][a-z0-9]{1,7}$/i;

/** Makes the worker that opens pages without a connection. Pages write its cache; it only reads. */
export function createWorker({ origin, caches, fetch, hash, isOnline, wait, now }: WorkerPorts) {
  /** Pages whose document came from the network since this worker started: it starts again after each idle minute. */
  const onlineClients = new Set<string>();

  async function findDocument({ pathname, searchParams }: URL): Promise<Response | null> {
    // An override is a question to the edge, and a call of the provider is no page.
    if (FILE_NAME.test(pathname) || pathname.startsWith('/api/') || searchParams.has('override')) return null;
    try {
      const stored = await (await caches.open(PAGE_CACHE)).match(DOCUMENT_KEY);
      const storedAt = Number(stored?.headers.get(STORED_AT_HEADER) ?? 0);
      return stored && now() - storedAt < MAX_AGE_MS ? stored : null;
    } catch {
      return null; // a browser whose storage fails has stored nothing: the failure of the network is what the member sees
    }
  }

  async function navigate({ request, resultingClientId, preload }: FetchInput): Promise<Response> {
    const { response, isStored } = await answerNavigation({
      fetchFromNetwork: async () => (await preload) ?? fetch(request),
      findStored: () => findDocument(new URL(request.url)),
      wait,
    });
    if (!isStored) onlineClients.add(resultingClientId);
    return response;
  }

  async function loadScript(request: Request): Promise<Response> {
    const cache = await caches.open(PAGE_CACHE).catch(() => null);
    const fetchFromNetwork = () => fetch(request);
    return cache ? answerScript(new URL(request.url), { cache, fetchFromNetwork, hash }) : fetchFromNetwork();
  }

  /** Returns the answer to a request; null leaves it to the browser, as if there were no worker. */
  return function answer(input: FetchInput): Promise<Response> | null {
    const { request, clientId } = input;
    if (request.method !== 'GET') return null;
    if (request.mode === 'navigate') return navigate(input);
    const url = new URL(request.url);
    if (url.origin !== origin || request.destination !== 'script' || !isContentAddress(url.pathname)) return null;
    // While the network answers, the browser's own cache has the scripts, and the worker would only stand in between.
    if (onlineClients.has(clientId) && isOnline()) return null;
    return loadScript(request);
  };
}
