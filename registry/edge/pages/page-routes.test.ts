import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getRaw } from '../testing/get-raw';
import { render, feedFiles, pageHeaders } from '../testing/releases';
import { stopAll, firstComposition, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

test('every path of the shell is a page, each with the document of its route', async () => {
  const { get } = await startServingEdge();

  expect((await get('/')).body).toContain('home of production@1');
  expect((await get('/no/such/page?tab=2')).body).toContain('home of production@1');
  expect((await get('/chat-detailed/7')).body).toContain('<title>chat');
  expect((await get('/Chat-Detailed/7/')).body).toContain('<title>chat');
  expect((await get('/apiary')).statusCode).toBe(200);
});

test('a page names its composition, and has the headers that were rendered with it', async () => {
  const { get } = await startServingEdge();

  const { headers } = await get('/');

  expect(headers).toMatchObject(pageHeaders);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-composition': 'production@1',
    'x-composition-reason': 'pinned',
    vary: 'accept-encoding',
  });
});

test('a page is compressed as the browser accepts it', async () => {
  const { get } = await startServingEdge();
  const plain = (await get('/')).body;

  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  const gzip = await get('/', { 'accept-encoding': 'gzip;q=1, br;q=0' });

  expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', plain]);
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', plain]);
  expect(br.headers.etag).not.toBe(gzip.headers.etag);
});

test('a page that the browser has cached is not sent again until something is pinned', async () => {
  const { get, registry, sync } = await startServingEdge();
  const etag = String((await get('/')).headers.etag);
  const cached = await get('/', { 'if-none-match': `"other", W/${etag}` });
  expect([cached.statusCode, cached.body, cached.headers['content-security-policy']]).toEqual([
    304,
    '',
    pageHeaders['content-security-policy'],
  ]);

  registry.pin({ environment: 'production', revision: 2, composition: firstComposition });
  await sync.runOnce();

  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('an answer without a body has the headers of the page, and none that describe a body that is not there', async () => {
  const { app, get } = await startServingEdge();
  const page = await get('/');

  const head = await app.inject({ method: 'HEAD', url: '/', headers: { host: 'localhost' } });
  const cached = await get('/', { 'if-none-match': String(page.headers.etag) });

  expect([head.statusCode, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
    200,
    '',
    page.headers.etag,
    String(page.rawPayload.length),
  ]);
  expect(cached.headers).toMatchObject({ etag: page.headers.etag, vary: 'accept-encoding', 'x-composition': 'production@1' });
  for (const name of ['content-type', 'content-length', 'content-encoding']) expect(cached.headers).not.toHaveProperty(name);
});

test('a page is sent again when only its security policy changed', async () => {
  const { get, registry, sync } = await startServingEdge();
  const etag = String((await get('/')).headers.etag);
  const { documents, ...same } = render({ environment: 'production', revision: 1, composition: firstComposition }, () => feedFiles);
  registry.offer({ ...same, revision: 2, documents, files: [], headers: { ...pageHeaders, 'referrer-policy': 'no-referrer' } });

  await sync.runOnce();

  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200);
});

test('a missing file is answered with 404, never with a page', async () => {
  const { get } = await startServingEdge();

  for (const path of ['/favicon.ico', '/logo.png', '/static/app.js', '/r/mf_feed/0.1.0/gone.js', '/r/', '/r/mf_feed']) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.headers['content-type']).not.toContain('html');
    expect(answer.headers['cache-control']).toBe('no-store');
  }
});

test('an unknown host name gets no page, file or call, and forged headers change nothing', async () => {
  const { app, get } = await startServingEdge();

  for (const url of ['/', '/composition.json', '/r/mf_feed/0.1.0/chunk.js', '/api/posts']) {
    const answer = await get(url, { host: 'evil.example', 'x-forwarded-host': 'localhost' });
    expect([url, answer.statusCode, answer.json()]).toMatchObject([url, 421, { code: 'EDGE_HOST_UNKNOWN' }]);
  }
  expect((await get('/healthz', { host: '10.0.0.7:4000' })).json()).toEqual({
    status: 'ok',
    environment: null,
    revision: null,
    hash: null,
  });
  expect((await get('/', { host: 'LOCALHOST.:4000' })).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/', headers: { host: 'localhost' } })).statusCode).toBe(405);
});

test('HEAD answers with the headers of GET', async () => {
  const { app, get } = await startServingEdge();

  const head = await app.inject({ method: 'HEAD', url: '/', headers: { host: 'localhost' } });

  expect([head.statusCode, head.headers.etag, head.body]).toEqual([200, (await get('/')).headers.etag, '']);
});

test('paths that two programs could read in two ways are refused', async () => {
  const { listen } = await startServingEdge();
  const origin = await listen();

  for (const path of [
    '/a/../b',
    '/..',
    '/./a',
    '/%2e%2e/x',
    '/a%2Fb',
    '//evil.example/?override=off',
    '/a\\b',
    '/a%5cb',
    '/x%00',
    '/%0d%0aa:b',
    '/%zz',
  ]) {
    expect([path, (await getRaw(origin, path)).status]).toEqual([path, 400]);
  }
});

test('a URL longer than the limit is refused', async () => {
  const { get } = await startServingEdge();

  expect((await get(`/?q=${'x'.repeat(9000)}`)).statusCode).toBe(414);
});

test('a page can poll the revision that it would get now', async () => {
  const { get } = await startServingEdge();

  const answer = await get('/composition.json');

  expect(answer.json()).toEqual({ environment: 'production', revision: 1, composition: firstComposition, disabled: [] });
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect((await get('/composition.json', { 'if-none-match': String(answer.headers.etag) })).statusCode).toBe(304);
});

test('an archived environment is answered with 410 and why, and served again once it is restored', async () => {
  const { get, registry, sync } = await startServingEdge();
  registry.pin({ environment: 'production', revision: 2, composition: firstComposition, isArchived: true });
  await sync.runOnce();

  for (const path of ['/', '/composition.json']) {
    const archived = await get(path);
    expect([archived.statusCode, archived.json()]).toEqual([
      410,
      { code: 'EDGE_ENVIRONMENT_ARCHIVED', message: 'This environment was archived.', requestId: expect.any(String) },
    ]);
    expect(archived.headers['x-composition']).toBe('production@2');
  }

  registry.pin({ environment: 'production', revision: 3, composition: firstComposition });
  await sync.runOnce();
  expect((await get('/')).statusCode).toBe(200);
});
