import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { feedFiles, render } from '../testing/releases';
import { stopAll, firstComposition, makeCacheDir, startEdge, startRegistry, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

const feedChunk = '/r/mf_feed/0.1.0/chunk.js';
const newFeed = { ...feedFiles, 'remoteEntry.js': 'export const feed = 2;' };
const secondComposition = { ...firstComposition, mf_feed: '0.2.0' };

test('before anything is pinned, the edge says that it is starting and serves no page', async () => {
  const registry = await startRegistry();
  const { get, sync } = await startEdge(registry.url, await makeCacheDir());
  await sync.runOnce();

  expect((await get('/')).statusCode).toBe(503);
  const health = await get('/healthz');
  expect([health.statusCode, health.json()]).toEqual([503, { status: 'starting', environment: null, revision: null, hash: null }]);
});

test('with an empty disk the edge is ready once each environment was tried, not once the first is served', async () => {
  const registry = await startRegistry();
  const releaseStaging = registry.delay('/v1/environments/staging/revisions/1/rendered');
  for (const environment of ['production', 'staging']) {
    registry.pin({
      environment,
      revision: 1,
      composition: firstComposition,
      hostnames: [environment === 'staging' ? 'staging.localhost' : 'localhost'],
    });
  }
  const { get, sync } = await startEdge(registry.url, await makeCacheDir());
  const poll = sync.runOnce();
  while ((await get('/')).statusCode !== 200) await turn();

  expect((await get('/healthz')).statusCode).toBe(503);
  releaseStaging();
  await poll;
  expect((await get('/healthz')).statusCode).toBe(200);
});

test('from the signal to end on the edge is not ready, and pages are still answered', async () => {
  const { drain, get } = await startServingEdge();

  drain.begin();

  const health = await get('/healthz');
  expect([health.statusCode, health.json()]).toMatchObject([503, { status: 'draining', environment: 'production', revision: 1 }]);
  expect((await get('/')).statusCode).toBe(200);
});

test('a new revision is served as soon as its files are stored, and stored files are not fetched again', async () => {
  const { registry, get, sync } = await startServingEdge();
  registry.publish('mf_feed', '0.2.0', newFeed);
  registry.pin({ environment: 'production', revision: 2, composition: secondComposition });
  registry.requests.length = 0;

  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@2');
  expect((await get('/healthz')).json()).toMatchObject({ status: 'ok', environment: 'production', revision: 2 });
  expect((await get('/r/mf_feed/0.2.0/remoteEntry.js')).body).toBe(newFeed['remoteEntry.js']);
  expect(registry.requests.filter((path) => path.includes('/files/'))).toEqual(['/v1/releases/mf_feed/0.2.0/files/remoteEntry.js']);
});

test('while nothing changes, a poll is one request', async () => {
  const { registry, sync } = await startServingEdge();
  registry.requests.length = 0;

  await sync.runOnce();
  await sync.runOnce();

  expect(registry.requests).toEqual(['/v1/heads', '/v1/heads']);
});

test('heads damaged in transit are read again, even with the ETag of the right ones', async () => {
  const { registry, get, sync, clock } = await startServingEdge();
  registry.publish('mf_feed', '0.2.0', newFeed);
  registry.pin({ environment: 'production', revision: 2, composition: secondComposition });
  registry.alterHeads((body) => body.replace('"revision":2', '"revision":3'));
  await sync.runOnce();
  expect((await get('/')).headers['x-composition']).toBe('production@1');

  registry.alterHeads((body) => body);
  clock.advance(2000);
  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@2');
});

test('a file with other bytes is refused, and the revision before it is served on', async () => {
  const { registry, get, sync, errorLines, clock } = await startServingEdge();
  registry.publish('mf_feed', '0.2.0', newFeed);
  registry.tamper('mf_feed/0.2.0/remoteEntry.js', 'export const feed = 6;');
  registry.pin({ environment: 'production', revision: 2, composition: secondComposition });

  await sync.runOnce();
  clock.advance(2000);
  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@1');
  expect((await get('/r/mf_feed/0.2.0/remoteEntry.js')).statusCode).toBe(502);
  expect(errorLines().filter((line) => line.includes('A revision is not served'))).toHaveLength(1);
  expect(errorLines()[0]).toContain('its bytes are others than the published ones');

  registry.restore('mf_feed/0.2.0/remoteEntry.js');
  clock.advance(2000);
  await sync.runOnce();
  expect((await get('/')).headers['x-composition']).toBe('production@2');
});

test('a revision with a missing file is not served, and another environment is', async () => {
  const { registry, get, sync } = await startServingEdge();
  const incomplete = render({ environment: 'production', revision: 2, composition: secondComposition }, () => newFeed);
  registry.offer(incomplete);
  registry.pin({ environment: 'staging', revision: 1, composition: firstComposition, hostnames: ['staging.localhost'] });

  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@1');
  expect((await get('/', { host: 'staging.localhost:4000' })).headers['x-composition']).toBe('staging@1');
});

test('a replayed older revision is refused, also after a restart', async () => {
  const { registry, cacheDir, sync, get, errorLines } = await startServingEdge();
  registry.publish('mf_feed', '0.2.0', newFeed);
  registry.pin({ environment: 'production', revision: 2, composition: secondComposition });
  await sync.runOnce();
  registry.pin({ environment: 'production', revision: 1, composition: firstComposition });

  await sync.runOnce();
  const restarted = await startEdge(registry.url, cacheDir);
  await restarted.sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@2');
  expect((await restarted.get('/')).headers['x-composition']).toBe('production@2');
  expect(errorLines()[0]).toContain('production@2 of epoch 1 was seen already');
});

test('after a restart without the registry, pages and files are served from disk', async () => {
  const { registry, cacheDir } = await startServingEdge();
  await registry.stop();
  const { get, sync } = await startEdge(registry.url, cacheDir);
  await expect(sync.runOnce()).rejects.toThrow('the registry does not answer');

  expect((await get('/')).statusCode).toBe(200);
  expect((await get(feedChunk)).body).toBe(feedFiles['chunk.js']);
  expect((await get('/r/mf_feed/9.9.9/chunk.js')).statusCode).toBe(404);
  await registry.startAgain();
  await expect(sync.runOnce()).resolves.toBeUndefined();
});

test('a file damaged on disk is never served, and is fetched from the registry again', async () => {
  const { registry, cacheDir } = await startServingEdge();
  const folder = join(cacheDir, 'files');
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'rubbish');
  await registry.stop();
  const alone = await startEdge(registry.url, cacheDir);
  expect((await alone.get(feedChunk)).statusCode).toBe(503);
  await registry.startAgain();

  const { get, sync } = await startEdge(registry.url, cacheDir);
  await sync.runOnce();
  await registry.stop();

  expect((await get(feedChunk)).body).toBe(feedFiles['chunk.js']);
});

test('an edge starts with a damaged composition on disk', async () => {
  const { registry, cacheDir } = await startServingEdge();
  await writeFile(join(cacheDir, 'production.json'), '{"environment":"prod');

  const { get, sync } = await startEdge(registry.url, cacheDir);
  expect((await get('/')).statusCode).toBe(503);
  await sync.runOnce();

  expect((await get('/')).statusCode).toBe(200);
});

test('a release whose bytes changed is refused: browsers cache the old ones for a year', async () => {
  const { registry, get, sync, errorLines } = await startServingEdge();
  registry.publish('mf_feed', '0.1.0', newFeed);
  registry.pin({ environment: 'production', revision: 2, composition: firstComposition });

  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@1');
  expect(errorLines()[0]).toContain('a release never changes');
});

test('a composition whose page could not start is refused', async () => {
  const { registry, get, sync } = await startServingEdge();
  const broken = render({ environment: 'production', revision: 2, composition: {} }, () => ({}));
  registry.offer({ ...broken, documents: [{ paths: ['*'], html: '<!doctype html><p>Hello' }] });

  await sync.runOnce();

  expect((await get('/')).headers['x-composition']).toBe('production@1');
});
