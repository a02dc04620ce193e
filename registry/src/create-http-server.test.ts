import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startPinnedRegistry, startRegistry } from './testing/start-registry';

test.each([
  '/%',
  '/%zz',
  '/%C3%28',
  '/v1/%',
  '/v1/environments/%ED%A0%80',
  '/v1/environments/%ED%A0%80/status',
  '/v1/releases/mf_feed/%FF',
  '/npm/%E0%A4%A/x',
  '/docs/%80',
  '/console/%80',
])('the address %s, whose escapes are no UTF-8, is refused in the shape of all refusals', async (url) => {
  const registry = await startRegistry();

  const { statusCode, headers, body } = await registry.send('GET', url);

  expect([statusCode, JSON.parse(body)]).toEqual([
    400,
    {
      code: 'REG_ADDRESS_MALFORMED',
      message: 'The address is not valid: an escape in it is no UTF-8.',
      requestId: headers['x-request-id'],
    },
  ]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
});

test.each([
  ['/v1/environments', 'no-store'],
  ['/v1/environments/nowhere', 'no-store'],
  ['/v1/nothing', 'no-store'],
  ['/v1/sign-in', 'no-store'],
  ['/v1/heads', 'no-cache'],
  ['/v1/releases/mf_feed/0.1.0', 'public, max-age=31536000, immutable'],
  ['/docs/json', 'no-store'],
  ['/docs/', undefined],
  ['/healthz', 'no-store'],
])('%s says what it is and how long it may be stored: %s', async (url, cacheControl = expect.any(String)) => {
  const registry = await startPinnedRegistry();

  const { headers } = await registry.send('GET', url);

  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': cacheControl });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('JSON is sent with %s to a client that accepts it, and small JSON as it is', async (encoding, decompress) => {
  const registry = await startPinnedRegistry();
  const read = (url: string, accepted: string) => registry.send('GET', url, undefined, { headers: { 'accept-encoding': accepted } });
  const plain = await read('/docs/json', 'identity');

  const sent = await read('/docs/json', encoding);

  expect(sent.headers).toMatchObject({ 'content-encoding': encoding, vary: expect.stringContaining('accept-encoding') });
  expect(decompress(sent.rawPayload).toString()).toBe(plain.body);
  expect(sent.rawPayload.byteLength).toBeLessThan(plain.rawPayload.byteLength / 5);
  expect((await read('/healthz', encoding)).headers['content-encoding']).toBeUndefined();
});
