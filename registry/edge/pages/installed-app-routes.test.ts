import { runInNewContext } from 'node:vm';
import { firstComposition, startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

const pinned = { environment: 'production', revision: 2, composition: firstComposition };

test('the manifest and the worker of a revision are sent as rendered, and revalidated each time', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.pin({ ...pinned, webManifest: '{"name":"Social"}', serviceWorker: 'answer();' });
  await sync.runOnce();

  const [manifest, worker] = [await get('/manifest.webmanifest'), await get('/service-worker.js')];

  expect(manifest.json()).toEqual({ name: 'Social' });
  expect(manifest.headers).toMatchObject({ 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' });
  expect(worker.body).toBe('answer();');
  expect(worker.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    'x-content-type-options': 'nosniff',
    'x-composition': 'production@2',
  });
});

test('where no worker was rendered, the one that is sent removes all caches and itself', async () => {
  const { get } = await startServingEdge();
  const removed: string[] = [];
  const done: Promise<unknown>[] = [];

  const worker = await get('/service-worker.js');
  runInNewContext(worker.body, {
    caches: { keys: async () => ['page-1', 'member-1'], delete: async (name: string) => removed.push(name) },
    registration: { unregister: async () => removed.push('the worker') },
    skipWaiting: () => removed.push('the wait'),
    addEventListener: (_type: string, listener: (event: object) => void) =>
      listener({ waitUntil: (promise: Promise<unknown>) => done.push(promise) }),
  });
  await Promise.all(done);

  expect(removed).toEqual(['the wait', 'page-1', 'member-1', 'the worker']);
});
