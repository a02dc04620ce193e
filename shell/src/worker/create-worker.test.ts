import { DOCUMENT_KEY, MAX_AGE_MS, STORED_AT_HEADER } from '../lib/offline/stored-copy';
import { createFakeCache } from '../testing/fake-cache';
import { createWorker, type FetchInput } from './create-worker';

const origin = 'https://social.example';
const NOW = 1_800_000_000_000;
const hash = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-384', bytes);

type WorkerOptions = {
  network?: (request: Request) => Promise<Response>;
  isOnline?: boolean;
  storedAt?: number | null;
  areCachesBlocked?: boolean;
};

async function contentPath(script: string): Promise<string> {
  const digest = Buffer.from(await hash(new TextEncoder().encode(script).buffer)).toString('base64url');
  return `/r/mf_feed/-/expose-home.${digest.slice(0, 8)}.js`;
}

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

async function startWorker({ network = noNetwork, isOnline = false, storedAt = NOW, areCachesBlocked = false }: WorkerOptions = {}) {
  const cache = createFakeCache();
  if (storedAt !== null) {
    await cache.put(DOCUMENT_KEY, new Response('stored page', { headers: { [STORED_AT_HEADER]: String(storedAt) } }));
  }
  let endWait: () => void = () => undefined;
  const answer = createWorker({
    origin,
    caches: {
      open: async () => {
        if (areCachesBlocked) throw new DOMException('blocked', 'SecurityError');
        return cache as unknown as Cache;
      },
    },
    fetch: network,
    hash,
    isOnline: () => isOnline,
    wait: () => new Promise((resolve) => (endWait = resolve)),
    now: () => NOW,
  });
  return { answer, cache, pass: () => endWait() };
}

/** Requests of pages: Node's own have neither mode nor destination of a browser. */
function request(path: string, fields: Partial<Pick<Request, 'mode' | 'destination' | 'method'>>): Request {
  return { url: new URL(path, origin).href, method: 'GET', destination: '', mode: 'cors', ...fields } as Request;
}
const navigation = (path = '/', changes: Partial<FetchInput> = {}): FetchInput => ({
  request: request(path, { mode: 'navigate', destination: 'document' }),
  clientId: '',
  resultingClientId: 'page',
  preload: Promise.resolve(undefined),
  ...changes,
});
const script = (path: string, clientId = 'page'): FetchInput => ({
  request: request(path, { destination: 'script' }),
  clientId,
  resultingClientId: '',
  preload: Promise.resolve(undefined),
});

const textOf = async (response: Promise<Response> | null) => (await response)?.text();

describe('a navigation', () => {
  test.each([200, 404, 410, 500, 503])('gets what the edge answers, also with status %d', async (status) => {
    const { answer } = await startWorker({ network: async () => new Response('from the edge', { status }) });

    expect(await textOf(answer(navigation()))).toBe('from the edge');
  });

  test('waits for the edge while there is time, although a page is stored', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const { answer } = await startWorker({ network: () => new Promise((resolve) => (arrive = resolve)) });

    const answered = answer(navigation());
    await new Promise((resolve) => setTimeout(resolve));
    arrive(new Response('just pinned'));

    expect(await textOf(answered)).toBe('just pinned');
  });

  test('gets the answer that the browser asked for before the worker had started', async () => {
    const network = jest.fn(noNetwork);
    const { answer } = await startWorker({ network });

    expect(await textOf(answer(navigation('/', { preload: Promise.resolve(new Response('preloaded')) })))).toBe('preloaded');
    expect(network).not.toHaveBeenCalled();
  });

  test.each(['/', '/chat-detailed/7?tab=2'])('to %s gets the stored page where the network fails', async (path) => {
    const { answer } = await startWorker();

    expect(await textOf(answer(navigation(path)))).toBe('stored page');
  });

  test('gets the stored page where the network does not answer in time', async () => {
    const { answer, pass } = await startWorker({ network: () => new Promise(() => undefined) });

    const answered = answer(navigation());
    await Promise.resolve();
    pass();

    expect(await textOf(answered)).toBe('stored page');
  });

  test('waits for a slow network where nothing is stored', async () => {
    let arrive: (response: Response) => void = () => undefined;
    const { answer, pass } = await startWorker({ storedAt: null, network: () => new Promise((resolve) => (arrive = resolve)) });

    const answered = answer(navigation());
    await new Promise((resolve) => setTimeout(resolve));
    pass();
    await new Promise((resolve) => setTimeout(resolve));
    arrive(new Response('late'));

    expect(await textOf(answered)).toBe('late');
  });

  test.each<[string, WorkerOptions, string]>([
    ['nothing is stored', { storedAt: null }, '/'],
    ['the stored page is older than its scripts are served', { storedAt: NOW - MAX_AGE_MS }, '/'],
    ['the browser blocks its storage', { areCachesBlocked: true }, '/'],
    ['the address is that of a file', {}, '/logo.png'],
    ['the address is that of a call', {}, '/api/posts'],
    ['a developer asks for an own build', {}, '/?override=mf_feed@http://localhost:1/mf-manifest.json'],
  ])('fails as the network does where %s', async (_what, options, path) => {
    const { answer } = await startWorker(options);

    await expect(answer(navigation(path))).rejects.toThrow('Failed to fetch');
  });

  test('that sends a form is left to the browser', async () => {
    const { answer } = await startWorker();

    expect(answer(navigation('/', { request: request('/', { mode: 'navigate', method: 'POST' }) }))).toBeNull();
  });
});

describe('a script', () => {
  test('of a page that came from the network is left to the browser while it is online', async () => {
    const { answer } = await startWorker({ isOnline: true, network: async () => new Response('page') });
    await answer(navigation());

    expect(answer(script(await contentPath('export {}')))).toBeNull();
  });

  test.each<[string, WorkerOptions, boolean]>([
    ['a stored page', {}, true],
    ['a page whose connection was lost', { network: async () => new Response('from the network') }, true],
    ['a page that was open before the worker started anew', { isOnline: true }, false],
  ])('of %s comes from the cache', async (_what, options, isNavigated) => {
    const { answer, cache } = await startWorker(options);
    const path = await contentPath('stored script');
    await cache.put(path, new Response('stored script'));
    if (isNavigated) await answer(navigation());

    expect(await textOf(answer(script(path)))).toBe('stored script');
  });

  test('that is not stored comes from the network', async () => {
    const { answer } = await startWorker({ network: async () => new Response('from the network') });

    expect(await textOf(answer(script(await contentPath('a script'))))).toBe('from the network');
  });

  test('whose stored bytes do not match its address is removed and loaded again', async () => {
    const { answer, cache } = await startWorker({ network: async () => new Response('true script') });
    const path = await contentPath('true script');
    await cache.put(path, new Response('tampered script'));

    expect(await textOf(answer(script(path)))).toBe('true script');
    expect(cache.paths()).toEqual([DOCUMENT_KEY]);
  });

  test('comes from the network where the browser blocks its storage', async () => {
    const { answer } = await startWorker({ areCachesBlocked: true, network: async () => new Response('from the network') });

    expect(await textOf(answer(script(await contentPath('a script'))))).toBe('from the network');
  });
});

test.each<[string, string, Partial<Request>]>([
  ['a call of the provider', '/api/posts', { method: 'POST' }],
  ['the revision', '/composition.json', {}],
  ['a picture', '/r/shell/-/icons/icon.4cd9fd3f.svg', { destination: 'image' }],
  ['a script of a fallback', '/r/mf_feed/1.0.0/remoteEntry.js', { destination: 'script' }],
  ['a script of another origin', 'https://other.example/r/mf_feed/-/a.abcdefgh.js', { destination: 'script' }],
])('%s is left to the browser', async (_what, path, fields) => {
  const { answer } = await startWorker();

  expect(answer({ ...script(path), request: request(path, fields) })).toBeNull();
});
