import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { REPORT_PATH } from '@social/contracts';
import { firstComposition, makeCacheDir, startEdge, startRegistry, startServingEdge, stopAll } from '../testing/start-edge';

afterEach(stopAll);

/** Sends bytes. Returns status and body of the answer once the edge has closed the connection. */
async function sendRaw(origin: string, bytes: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as Record<string, unknown> };
}

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nHost: staging.localhost\r\nconnection: close\r\n\r\n', 400, 'EDGE_HOST_REPEATED'],
  ['bytes that are no request', 'nonsense\r\n\r\n', 400, 'EDGE_REQUEST_MALFORMED'],
  ['very long headers', `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${'a'.repeat(70_000)}\r\n\r\n`, 431, 'EDGE_HEADERS_TOO_LARGE'],
])('%s are refused in the shape of the other refusals', async (_title, bytes, status, code) => {
  const { listen } = await startServingEdge();

  const answer = await sendRaw(await listen(), bytes);

  expect(answer).toEqual({ status, body: { code, message: expect.any(String), requestId: expect.any(String) } });
});

test('two hosts are refused for a page that was answered before', async () => {
  const { listen } = await startServingEdge({ LOG_LEVEL: 'info' });
  const origin = await listen();
  expect((await fetch(origin)).status).toBe(200);

  const answer = await sendRaw(origin, 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nHost: staging.localhost\r\nconnection: close\r\n\r\n');

  expect(answer).toMatchObject({ status: 400, body: { code: 'EDGE_HOST_REPEATED' } });
});

test.each([
  ['DELETE', '/', 'GET, HEAD'],
  ['PUT', '/r/mf_feed/0.1.0/remoteEntry.js', 'GET, HEAD'],
  ['PUT', '/api/posts', 'POST'],
  ['PUT', REPORT_PATH, 'GET, HEAD, POST'],
] as const)('%s %s is refused with the methods that the address has', async (method, url, allow) => {
  const { app } = await startServingEdge();

  const answer = await app.inject({ method, url, headers: { host: 'localhost' } });

  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
});

test('an environment whose stored composition is damaged is unavailable, not unknown, while the registry is down', async () => {
  const registry = await startRegistry();
  const cacheDir = await makeCacheDir();
  registry.pin({ environment: 'production', revision: 1, composition: firstComposition, hostnames: ['localhost'] });
  registry.pin({ environment: 'staging', revision: 1, composition: firstComposition, hostnames: ['staging.localhost'] });
  await (await startEdge(registry.url, cacheDir)).sync.runOnce();
  await registry.stop();
  await writeFile(join(cacheDir, 'production.json'), '{"head":');

  const { get } = await startEdge(registry.url, cacheDir);

  const refused = await get('/');
  expect([refused.statusCode, refused.json(), refused.headers['retry-after']]).toMatchObject([503, { code: 'EDGE_STARTING' }, '1']);
  expect((await get('/', { host: 'staging.localhost' })).statusCode).toBe(200);
  expect((await get('/', { host: 'evil.example' })).statusCode).toBe(503);
});
