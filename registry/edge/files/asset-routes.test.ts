import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Sync } from '../composition/sync';
import type { FakeRegistry } from '../testing/fake-registry';
import { getRaw } from '../testing/get-raw';
import { contentFileUrl } from '@social/contracts/file-urls';
import { feedFiles, hashIntegrity } from '../testing/releases';
import { firstComposition, stopAll, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

/** Adds a release that pages may request, in a new revision, which makes the edge read the list. */
async function retain(registry: FakeRegistry, sync: Sync, remote: string, version: string): Promise<void> {
  registry.retain(remote, version);
  registry.pin({ environment: 'production', revision: 2, composition: firstComposition, hostnames: ['localhost', '127.0.0.1'] });
  await sync.runOnce();
}

const chunk = '/r/mf_feed/0.1.0/chunk.js';

test('a file of a release is cached forever, only by this origin', async () => {
  const { get } = await startServingEdge();

  const { statusCode, headers, body } = await get(chunk);

  expect([statusCode, body]).toEqual([200, feedFiles['chunk.js']]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'x-composition': 'production@1',
    vary: 'accept-encoding',
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test.each([
  ['a named origin', 'https://host.example', 'https://host.example'],
  ['another origin', 'https://evil.example', undefined],
  ['an origin that only begins like it', 'https://host.example.evil.example', undefined],
  ['no origin', undefined, undefined],
])('where the environment opens its files to other hosts, %s is answered with its own permission', async (_title, origin, allowed) => {
  const { get } = await startServingEdge({}, { fileOrigins: ['https://host.example'] });

  const { statusCode, headers } = await get(chunk, origin ? { origin } : {});

  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, allowed]);
  expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', vary: 'accept-encoding, origin' });
});

test('a file is compressed as the browser accepts it, the same whatever the query', async () => {
  const { get } = await startServingEdge();

  const br = await get(`${chunk}?r=1`, { 'accept-encoding': 'gzip, br', accept: 'text/html' });
  const gzip = await get(`${chunk}?r=2`, { 'accept-encoding': 'gzip' });

  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(feedFiles['chunk.js']);
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(feedFiles['chunk.js']);
});

test('a file that the registry had not compressed yet is fetched again once it has', async () => {
  const { get, registry, sync, clock } = await startServingEdge();
  registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'chunk.js': `${feedFiles['chunk.js']} // new` });
  registry.pin({ environment: 'production', revision: 2, composition: { ...firstComposition, mf_feed: '0.2.0' } });
  registry.setCompressing(true);
  await sync.runOnce();
  const read = async () => (await get('/r/mf_feed/0.2.0/chunk.js', { 'accept-encoding': 'br' })).rawPayload;
  const before = await read();

  registry.setCompressing(false);
  registry.requests.length = 0;
  clock.advance(5000);
  await sync.runOnce();
  const after = await read();
  clock.advance(5000);
  await sync.runOnce();

  expect(after.equals(before)).toBe(false);
  expect(brotliDecompressSync(after)).toEqual(brotliDecompressSync(before));
  expect(registry.requests.filter((path) => path.endsWith('/chunk.js'))).toHaveLength(1);
});

test('a file that the browser has cached is not sent again', async () => {
  const { get } = await startServingEdge();
  const etag = String((await get(chunk, { 'accept-encoding': 'br' })).headers.etag);

  const cached = await get(chunk, { 'accept-encoding': 'br', 'if-none-match': etag });

  expect([cached.statusCode, cached.body, cached.headers['cache-control']]).toEqual([304, '', 'public, max-age=31536000, immutable']);
  expect((await get(chunk, { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(200);
});

test('a range request gets the whole file', async () => {
  const { get } = await startServingEdge();

  expect((await get(chunk, { range: 'bytes=0-1,5-6,9-' })).statusCode).toBe(200);
});

test('an old tab finds the files of a retained release that is in no composition, then also without the registry', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.publish('mf_feed', '0.0.9', { 'old.js': 'export const old = 1;' });
  await retain(registry, sync, 'mf_feed', '0.0.9');

  expect((await get('/r/mf_feed/0.0.9/old.js')).body).toBe('export const old = 1;');
  await registry.stop();

  expect((await get('/r/mf_feed/0.0.9/old.js')).statusCode).toBe(200);
});

test('an old file with other bytes is not served', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.publish('mf_feed', '0.0.9', { 'old.js': 'export const old = 1;' });
  await retain(registry, sync, 'mf_feed', '0.0.9');
  registry.tamper('mf_feed/0.0.9/old.js', 'export const old = 6;');

  const answer = await get('/r/mf_feed/0.0.9/old.js');

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([502, 'no-store']);
  expect(answer.body).not.toContain('old = 6');
});

test('no unknown path reaches the registry, but for the manifest of a retained release, once', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.publish('mf_feed', '7.0.0', { 'a.js': 'export {};' });
  registry.requests.length = 0;
  const paths = ['/r/mf_feed/7.0.0/a.js', '/r/mf_feed/0.1.0/none.js', '/r/mf_none/1.0.0/a.js', '/r/mf_feed/0.0.9/old.js'];

  for (const path of [...paths, ...paths]) expect((await get(path)).statusCode).toBe(404);
  expect(registry.requests).toEqual([]);

  await retain(registry, sync, 'mf_feed', '7.0.0');
  registry.requests.length = 0;
  for (const path of ['/r/mf_feed/7.0.0/b.js', '/r/mf_feed/7.0.0/c.js']) expect((await get(path)).statusCode).toBe(404);
  expect((await get('/r/mf_feed/7.0.0/a.js')).statusCode).toBe(200);
  expect(registry.requests.filter((path) => !path.includes('/files/'))).toEqual(['/v1/releases/mf_feed/7.0.0']);
});

test('no malformed path reaches a file', async () => {
  const { listen } = await startServingEdge();
  const origin = await listen();
  const paths = [
    '/r/mf_feed/0.1.0/../../../etc/passwd',
    '/r/mf_feed/0.1.0/%2e%2e/chunk.js',
    '/r/mf_feed/0.1.0/%252e%252e%252fchunk.js',
    '/r/mf_feed/0.1.0/..%5cchunk.js',
    '/r/mf_feed/0.1.0//chunk.js',
    '/r/mf_feed/0.1.0/chunk.js;x',
    '/r/mf_feed/0.1.0/chunk.js%00',
    '/r/mf_feed/0.1.0/chunk%2ejs',
    '/r/mf_feed/latest/chunk.js',
    '/r/__proto__/0.1.0/chunk.js',
    '/r/mf_feed/0.1.0/',
  ];

  for (const path of paths) {
    const { status, headers, body } = await getRaw(origin, path);
    expect([path, status === 400 || status === 404]).toEqual([path, true]);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('"code":"EDGE_');
  }
});

/** The URL by content of a file of mf_feed. */
const contentUrl = (path: string, text = feedFiles[path] ?? '') => contentFileUrl('mf_feed', { path, integrity: hashIntegrity(text) });

test('a file has one URL by content in every release that has its bytes', async () => {
  const { get, registry, sync } = await startServingEdge();
  const first = await get(contentUrl('chunk.js'));
  registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'remoteEntry.js': 'export const feed = 2;' });
  registry.pin({ environment: 'production', revision: 2, composition: { ...firstComposition, mf_feed: '0.2.0' } });
  await sync.runOnce();

  const again = await get(contentUrl('chunk.js'), { 'if-none-match': String(first.headers.etag) });

  expect([first.statusCode, first.body]).toEqual([200, feedFiles['chunk.js']]);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(again.statusCode).toBe(304);
  expect((await get(contentUrl('remoteEntry.js'))).body).toBe(feedFiles['remoteEntry.js']);
  expect((await get(contentUrl('remoteEntry.js', 'export const feed = 2;'))).body).toBe('export const feed = 2;');
});

test('a file by content is found in a retained release that this edge never served, and the registry is asked for its manifest once', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.publish('mf_feed', '0.0.9', { 'chunk.js': 'old' });
  await retain(registry, sync, 'mf_feed', '0.0.9');
  registry.requests.length = 0;

  expect((await get(contentUrl('chunk.js', 'old'))).body).toBe('old');
  expect((await get(contentUrl('chunk.js', 'unknown'))).statusCode).toBe(404);
  expect((await get(contentUrl('chunk.js', 'unknown too'))).statusCode).toBe(404);

  expect(registry.requests.filter((path) => path.startsWith('/v1/releases/') && !path.includes('/files/'))).toEqual([
    '/v1/releases/mf_feed/0.0.9',
  ]);
});

test('files by content that only a private release has, and unhashed names, are unknown', async () => {
  const { get, registry } = await startServingEdge();
  registry.publish('mf_feed', '0.3.0', { 'chunk.js': 'private' });
  const token = `mfp_${'1'.repeat(16)}_${'a'.repeat(43)}`;
  registry.addToken(token, { publish: ['mf_feed'] });

  expect((await get(contentUrl('chunk.js', 'private'), { authorization: `Bearer ${token}` })).statusCode).toBe(404);
  expect((await get('/r/mf_feed/-/chunk.js')).statusCode).toBe(404);
});

test('a picture that the bundler named by its bytes is served under its own name beside the scripts', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.publish('mf_feed', '0.2.0', { ...feedFiles, 'logo.5f1c08aa.png': 'pixels' });
  registry.pin({ environment: 'production', revision: 2, composition: { ...firstComposition, mf_feed: '0.2.0' } });
  await sync.runOnce();

  const { statusCode, headers, body } = await get('/r/mf_feed/-/logo.5f1c08aa.png');
  expect([statusCode, headers['content-type'], body]).toEqual([200, 'image/png', 'pixels']);
});
