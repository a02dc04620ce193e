import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startFakeProvider } from '../testing/fake-provider';
import { stopAll, startServingEdge } from '../testing/start-edge';

afterEach(stopAll);

const posts = JSON.stringify({ api_status: 200, data: Array.from({ length: 50 }, (_, id) => ({ id, text: 'A post about tea' })) });

type Reply = { body?: string | Buffer; headers?: Record<string, string> };

async function call({ body = posts, headers = {} }: Reply, acceptEncoding: string | null = 'gzip, br', path = '/api/posts') {
  const provider = await startFakeProvider((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers })
      .end(body);
  });
  const { app } = await startServingEdge({ PROVIDER_URL: provider.url });
  return app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost', ...(acceptEncoding === null ? {} : { 'accept-encoding': acceptEncoding }) },
  });
}

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that accepts %s gets the reply in %s', async (accepted, encoding, decompress) => {
  const answer = await call({}, accepted);

  expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', 'content-type': 'application/json' });
  expect(answer.headers).not.toHaveProperty('content-length');
  expect(decompress(answer.rawPayload).toString()).toBe(posts);
  expect(answer.rawPayload.length).toBeLessThan(posts.length / 5);
});

test.each<[string, Reply, string | null, string | undefined]>([
  ['for a browser that accepts no encoding', {}, null, undefined],
  ['that is small', { body: '{"api_status":200}' }, 'br', undefined],
  ['that the provider compressed', { body: brotliCompressSync(posts), headers: { 'content-encoding': 'br' } }, 'br', 'br'],
  ['that is a picture', { headers: { 'content-type': 'image/png' } }, 'br', undefined],
  ['whose events arrive one by one', { headers: { 'content-type': 'text/event-stream' } }, 'br', undefined],
])('a reply %s stays as it is', async (_which, reply, accepted, encoding) => {
  const answer = await call(reply, accepted);

  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(reply.body ?? posts)));
});

test('a reply with the token of a new session is not compressed', async () => {
  const body = JSON.stringify({ api_status: 200, access_token: 'token-1', user_id: '7', padding: 'x'.repeat(5000) });

  expect((await call({ body }, 'br', '/api/auth')).headers).not.toHaveProperty('content-encoding');
});

test('the lengths of equal replies differ', async () => {
  const masks = new Set<number>();
  for (let round = 0; round < 12; round += 1) masks.add(String((await call({})).headers['x-length-mask']).length);

  expect(masks.size).toBeGreaterThan(1);
});

test('a compressed reply that breaks off is not passed on as complete', async () => {
  const provider = await startFakeProvider((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' }).write(posts, () => response.destroy());
  });
  const { listen } = await startServingEdge({ PROVIDER_URL: provider.url });
  const url = `${await listen()}/api/posts`;

  await expect(fetch(url, { method: 'POST' }).then((answer) => answer.text())).rejects.toThrow();
});
