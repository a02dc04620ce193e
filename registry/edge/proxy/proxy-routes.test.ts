import { once } from 'node:events';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { readAll, startFakeProvider } from '../testing/fake-provider';
import { stopAll, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

const token = 'deadbeef'.repeat(14);
const form = 'application/x-www-form-urlencoded';

async function startProxying(settings: Record<string, string> = {}) {
  const provider = await startFakeProvider();
  const edge = await startServingEdge({ SERVER_KEY: 'key & co', ...settings }, { providerUrl: provider.url });
  const call = (url: string, headers: Record<string, string> = {}, payload?: string) =>
    edge.app.inject({ method: 'POST', url, headers: { host: 'localhost', ...headers }, ...(payload === undefined ? {} : { payload }) });
  return { ...edge, provider, call };
}

test('the server key is added to an url-encoded form, as its last field', async () => {
  const { call, provider } = await startProxying();

  const answer = await call(`/api/posts?access_token=${token}`, { 'content-type': form }, 'type=get_news_feed&server_key=mine');

  const [received] = provider.calls;
  expect(received?.url).toBe(`/api/posts?access_token=${token}`);
  expect(received?.body).toBe('type=get_news_feed&server_key=mine&server_key=key%20%26%20co');
  expect(received?.headers['content-length']).toBe(String(received?.body.length));
  expect([answer.statusCode, answer.json()]).toEqual([200, { api_status: 200 }]);
});

test('a call without a body gets one', async () => {
  const { call, provider } = await startProxying();

  await call('/api/like-page/7');
  await call('/app_api.php?application=phone&type=get_blogs&server_key=mine', { 'content-type': 'text/plain', 'content-length': '0' });

  expect(provider.calls.map(({ url, body, headers }) => [url, body, headers['content-type']])).toEqual([
    ['/api/like-page/7', 'server_key=key%20%26%20co', form],
    ['/app_api.php?application=phone&type=get_blogs', 'server_key=key%20%26%20co', form],
  ]);
});

test('the server key is the first part of a multipart form, whose files stay as they are', async () => {
  const { listen, provider } = await startProxying();
  const upload = new FormData();
  upload.set('postText', 'Hello');
  upload.set('postPhotos[]', new Blob(['bytes of a picture']), 'a.png');

  await fetch(`${await listen()}/api/new_post`, { method: 'POST', body: upload });

  const [received] = provider.calls;
  const parsed = await new Response(received?.body, { headers: { 'content-type': received?.headers['content-type'] ?? '' } }).formData();
  expect([...parsed.keys()]).toEqual(['server_key', 'postText', 'postPhotos[]']);
  expect([parsed.get('server_key'), parsed.get('postText')]).toEqual(['key & co', 'Hello']);
  const file = parsed.get('postPhotos[]');
  expect(file instanceof File && (await file.text())).toBe('bytes of a picture');
  expect(received?.headers['content-length']).toBe(String(received?.body.length));
});

test('a body to which no key can be added is refused before it reaches the provider', async () => {
  const { call, provider } = await startProxying();

  const refused: Record<string, string>[] = [
    { 'content-type': 'application/json' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'multipart/form-data; boundary="a<b"' },
    { 'content-type': form, 'content-encoding': 'gzip' },
  ];
  for (const headers of refused) {
    const answer = await call('/api/posts', headers, 'a=1');
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { api_status: '415', errors: { error_id: 'edge_415' } }]);
  }
  expect(provider.calls).toEqual([]);
});

test('cookies are not forwarded either way, replies are never cached nor run, and the provider gets the real address', async () => {
  const { call, provider } = await startProxying();

  const answer = await call('/api/posts', {
    cookie: 'social_override=x',
    'x-forwarded-for': '1.2.3.4',
    connection: 'x-hop',
    'x-hop': '1',
    'x-requested-with': 'XMLHttpRequest',
    'idempotency-key': 'one',
  });

  const headers = provider.calls[0]?.headers;
  expect(headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-requested-with': 'XMLHttpRequest', 'idempotency-key': 'one' });
  expect(headers).not.toHaveProperty('cookie');
  expect(headers).not.toHaveProperty('x-hop');
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('behind a trusted proxy the provider gets the address that the proxy names, and none that the member claims', async () => {
  const { call, provider } = await startProxying({ TRUSTED_PROXIES: '127.0.0.0/8, 10.0.0.0/8' });

  await call('/api/posts', { 'x-forwarded-for': '1.2.3.4, 203.0.113.9, 10.0.0.7' });

  expect(provider.calls[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
});

test('a call has one request id in both logs and in its answer, and not the one that a client names', async () => {
  const { call, provider, lines } = await startProxying();

  const answer = await call('/api/posts', { 'content-type': form, 'x-request-id': 'mine' }, 'type=get_news_feed');

  const requestId = provider.calls[0]?.headers['x-request-id'];
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['x-request-id']).toBe(requestId);
  expect(lines.some((line) => line.includes(`"requestId":"${String(requestId)}"`) && line.includes('"path":"/api/posts"'))).toBe(true);
});

test('calls are sent as POST', async () => {
  const { get, provider } = await startProxying();

  const answer = await get('/api/posts');

  expect([answer.statusCode, answer.headers.allow, provider.calls.length]).toEqual([405, 'POST', 0]);
});

test('an upload is streamed to the provider while the browser still sends, and the reply is streamed back', async () => {
  const firstBytes = deferred<string>();
  const provider = await startFakeProvider((request, response) => {
    request.once('data', (chunk: Buffer) => firstBytes.resolve(chunk.toString()));
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"api_status"');
    void readAll(request).then(() => response.end(':200}'));
  });
  const { listen } = await startServingEdge({ SERVER_KEY: 'key', PROVIDER_URL: provider.url });
  const upload = openRequest(`${await listen()}/api/new_post?access_token=${token}`, {
    method: 'POST',
    headers: { 'content-type': form, 'transfer-encoding': 'chunked' },
  });

  upload.write('postText=begin');
  expect(await firstBytes.promise).toContain('postText=begin');
  const [answer] = (await once(upload, 'response')) as [IncomingMessage];
  const [firstChunk] = (await once(answer, 'data')) as [Buffer];
  expect(firstChunk.toString()).toBe('{"api_status"');
  upload.end('&end=1');

  expect(await readAll(answer)).toBe(':200}');
});

test('a large upload that the provider aborts gets an answer', async () => {
  const provider = await startFakeProvider((request, response) => {
    request.once('data', () =>
      response.writeHead(413, { connection: 'close' }).end('{"api_status":"413"}', () => request.socket.destroy()),
    );
  });
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url });
  const origin = await listen();
  const upload = () =>
    fetch(`${origin}/api/new_post?access_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': form },
      body: 'x'.repeat(30 << 20),
    });

  // The status depends on whether the reset arrives before the reply.
  expect([413, 502]).toContain((await upload()).status);
  await provider.stop();
  expect((await upload()).status).toBe(502);
});

test('a call is aborted when the browser disconnects', async () => {
  const arrived = deferred<IncomingMessage>();
  const provider = await startFakeProvider((request) => arrived.resolve(request));
  const { listen, errorLines } = await startServingEdge({ PROVIDER_URL: provider.url });
  const call = openRequest(`${await listen()}/api/posts`, { method: 'POST', agent: false });
  const broken = once(call, 'error');
  call.end();
  const closed = once((await arrived.promise).socket, 'close');

  call.destroy(new Error('the tab was closed'));

  await broken;
  await closed;
  expect(errorLines()).toEqual([]);
});

test('an unavailable provider is answered for in the shape of its own errors', async () => {
  const { call, provider, errorLines } = await startProxying();
  await provider.stop();

  const answer = await call(`/api/posts?access_token=${token}`, { 'content-type': form }, 'a=1');

  expect([answer.statusCode, answer.json()]).toEqual([
    502,
    { api_status: '502', errors: { error_id: 'edge_502', error_text: 'The service cannot be reached at the moment. Please try again.' } },
  ]);
  expect(errorLines()).toHaveLength(1);
});

test('a call to a silent provider times out', async () => {
  const provider = await startFakeProvider(() => undefined);
  const { app } = await startServingEdge({ PROVIDER_URL: provider.url, PROVIDER_IDLE_TIMEOUT_MS: '30' });

  const answer = await app.inject({ method: 'POST', url: '/api/posts', headers: { host: 'localhost' } });

  expect([answer.statusCode, answer.json()]).toMatchObject([504, { api_status: '504' }]);
});

test('a truncated reply is not passed on as complete', async () => {
  const provider = await startFakeProvider((_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"api_status":200,', () => response.destroy());
  });
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url });
  const url = `${await listen()}/api/posts`;

  await expect(fetch(url, { method: 'POST' }).then((answer) => answer.text())).rejects.toThrow();
});

test('the access token reaches no log line, whatever happens', async () => {
  const { call, get, provider, lines } = await startProxying();

  await call(`/api/posts?access_token=${token}`, { 'content-type': form, referer: `http://localhost/?t=${token}` }, 'a=1');
  await call(`/api/posts?access_token=${token}`, { 'content-type': 'application/json' }, '{}');
  await get(`/?access_token=${token}`);
  await get(`/%zz?access_token=${token}`);
  await get(`/r/mf_feed/0.1.0/gone.js?access_token=${token}`);
  await get(`/?access_token=${token}`, { host: 'evil.example' });
  await provider.stop();
  await call(`/api/posts?access_token=${token}`);

  expect(lines.filter((line) => line.includes('answered')).length).toBeGreaterThanOrEqual(6);
  expect(lines.filter((line) => line.includes(token))).toEqual([]);
});

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
