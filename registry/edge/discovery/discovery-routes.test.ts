import * as z from 'zod';
import { firstComposition, startServingEdge, stopAll } from '../testing/start-edge';
import { feedFiles, hashIntegrity } from '../testing/releases';

afterEach(stopAll);

const entryUrl = 'http://localhost:4000/r/mf_feed/0.1.0/remoteEntry.js';
const integrity = hashIntegrity(feedFiles['remoteEntry.js'] ?? '');
const host = { host: 'localhost:4000' };

const paths = ['frontend-discovery', 'import-map', 'pilets', 'native-federation'].map((name) => `/discovery/${name}.json`);

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
    imports: { mf_feed: entryUrl },
    scopes: {},
    integrity: { [entryUrl]: integrity, 'http://localhost:4000/r/mf_feed/0.1.0/chunk.js': hashIntegrity(feedFiles['chunk.js'] ?? '') },
  });
});

test('an environment is read as a feed of Piral, and as the manifest of Native Federation', async () => {
  const { get } = await startServingEdge();
  expect((await get('/discovery/pilets.json', host)).json()).toEqual({
    items: [{ name: 'mf_feed', version: '0.1.0', spec: 'mf', link: entryUrl, integrity, custom: { exposes: ['./home'] } }],
  });
  expect((await get('/discovery/native-federation.json', host)).json()).toEqual({ mf_feed: { url: entryUrl, integrity } });
});

test.each(paths)('%s is for every origin, and is sent again only after a pin', async (path) => {
  const { app, get, registry, sync } = await startServingEdge();

  const first = await get(path, { ...host, origin: 'https://tools.example' });
  const etag = String(first.headers.etag);
  const preflight = await app.inject({ method: 'OPTIONS', url: path, headers: host });

  expect(first.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache', 'x-composition': 'production@1' });
  expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([204, 'if-none-match']);
  expect((await get(path, { ...host, 'if-none-match': etag })).statusCode).toBe(304);

  registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'remoteEntry.js': 'export const feed = 2;' });
  registry.pin({ environment: 'production', revision: 2, composition: { ...firstComposition, mf_feed: '0.2.0' } });
  await sync.runOnce();

  expect((await get(path, { ...host, 'if-none-match': etag })).body).toContain('/r/mf_feed/0.2.0/remoteEntry.js');
});

test('addresses are those of the host that was asked, under the protocol that members use', async () => {
  const { get } = await startServingEdge({ PUBLIC_PROTOCOL: 'https' });
  await get('/discovery/native-federation.json', { host: '127.0.0.1' });
  expect((await get('/discovery/native-federation.json', host)).body).toContain('https://localhost:4000/r/mf_feed');
  expect((await get('/discovery/native-federation.json', { host: 'evil.example' })).statusCode).toBe(421);
});

test('a remote that is switched off is in no view', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.pin({ environment: 'production', revision: 2, composition: firstComposition, disabled: ['mf_feed'] });
  await sync.runOnce();

  for (const path of paths) expect((await get(path, host)).body).not.toContain('mf_feed');
});
