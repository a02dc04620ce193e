import * as z from 'zod';
import { firstComposition, startServingEdge, stopAll } from '../testing/start-edge';
import { feedFiles, hashIntegrity } from '../testing/releases';

afterEach(stopAll);

const entryUrl = 'http://localhost:4000/r/mf_feed/0.1.0/remoteEntry.js';
const integrity = hashIntegrity(feedFiles['remoteEntry.js'] ?? '');
const host = { host: 'localhost:4000' };

const paths = ['frontend-discovery', 'import-map', 'native-federation'].map((name) => `/discovery/${name}.json`);

/** The published JSON schema `v1-pre`: no other keys but in `extras`. */
const frontendDiscovery = z.strictObject({
  schema: z.string(),
  microFrontends: z.record(
    z.string(),
    z.array(
      z.strictObject({
        url: z.url(),
        fallbackUrl: z.url().optional(),
        metadata: z.strictObject({ integrity: z.string().min(1), version: z.string() }),
        deployment: z.strictObject({ traffic: z.number().min(0).max(100), default: z.boolean() }).optional(),
        extras: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
  ),
});

test('an environment is read as Frontend Discovery v1-pre', async () => {
  const { get } = await startServingEdge();

  const view = frontendDiscovery.parse((await get('/discovery/frontend-discovery.json', host)).json());

  expect(view.microFrontends.mf_feed).toMatchObject([
    {
      url: entryUrl,
      metadata: { integrity, version: '0.1.0' },
      deployment: { traffic: 100, default: true },
      extras: { environment: 'production', revision: 1, modulefederation: { name: 'mf_feed', exposes: ['./home'] } },
    },
  ]);
});

test('an environment is read as an import map with the hash of every script', async () => {
  const { get } = await startServingEdge();
  expect((await get('/discovery/import-map.json', host)).json()).toEqual({
    imports: { mf_feed: entryUrl, 'mf_feed/home': 'http://localhost:4000/discovery/modules/mf_feed/home.js' },
    scopes: {},
    integrity: { [entryUrl]: integrity, 'http://localhost:4000/r/mf_feed/0.1.0/chunk.js': hashIntegrity(feedFiles['chunk.js'] ?? '') },
  });
});

test('Native Federation finds the exposes of a remote in its remoteEntry.json', async () => {
  const { get } = await startServingEdge();
  const url = 'http://localhost:4000/discovery/modules/mf_feed/remoteEntry.json';
  expect((await get('/discovery/native-federation.json', host)).json()).toEqual({ mf_feed: url });
  expect((await get(new URL(url).pathname, host)).json()).toEqual({
    name: 'mf_feed',
    shared: [],
    exposes: [{ key: './home', outFileName: 'home.js' }],
  });
});

test('an expose is a module, which initializes its remote with the shared modules of the page', async () => {
  const { get } = await startServingEdge();
  const { headers, body } = await get('/discovery/modules/mf_feed/home.js', host);
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'content-type': 'text/javascript; charset=utf-8' });
  expect(body).toContain(`import * as container from "${entryUrl}"`);
  expect(body).toContain('createHost() of @social/host');
});

test.each(['mf_feed/unknown.js', 'mf_feed/home', 'mf_other/home.js', 'mf_other/remoteEntry.json', '__proto__/home.js'])(
  'there is no module %s',
  async (path) => {
    const { get } = await startServingEdge();
    expect((await get(`/discovery/modules/${path}`, host)).statusCode).toBe(404);
  },
);

test.each(paths)('%s is for every origin, and has an entity tag', async (path) => {
  const { app, get } = await startServingEdge();

  const { headers } = await get(path, { ...host, origin: 'https://tools.example' });
  const preflight = await app.inject({ method: 'OPTIONS', url: path, headers: host });

  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', 'x-composition': 'production@1' });
  expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([204, 'if-none-match']);
  expect((await get(path, { ...host, 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test.each(['/discovery/frontend-discovery.json', '/discovery/import-map.json', '/discovery/modules/mf_feed/home.js'])(
  '%s names the new version after a pin',
  async (path) => {
    const { get, registry, sync } = await startServingEdge();
    const etag = String((await get(path, host)).headers.etag);

    registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'remoteEntry.js': 'export const feed = 2;' });
    registry.pin({ environment: 'production', revision: 2, composition: { ...firstComposition, mf_feed: '0.2.0' } });
    await sync.runOnce();

    expect((await get(path, { ...host, 'if-none-match': etag })).body).toContain('/r/mf_feed/0.2.0/remoteEntry.js');
  },
);

test('addresses are those of the host that was asked, under the protocol that members use', async () => {
  const { get } = await startServingEdge({ PUBLIC_PROTOCOL: 'https' });
  await get('/discovery/native-federation.json', { host: '127.0.0.1' });
  expect((await get('/discovery/native-federation.json', host)).body).toContain('https://localhost:4000/discovery/modules/mf_feed');
  expect((await get('/discovery/native-federation.json', { host: 'evil.example' })).statusCode).toBe(421);
});

test('a remote that is switched off is in no view', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.pin({ environment: 'production', revision: 2, composition: firstComposition, disabled: ['mf_feed'] });
  await sync.runOnce();

  for (const path of paths) expect((await get(path, host)).body).not.toContain('mf_feed');
});
