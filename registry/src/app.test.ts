import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { buildApp } from './app';
import { createSigner, makeSigningKey } from './modules/signing/signing-key';
import { openDatabase } from './storage/database';
import { startRegistry } from './testing/start-registry';

test('the health check queries the database', async () => {
  const registry = await startRegistry();
  expect((await registry.send('GET', '/healthz', null)).json()).toEqual({ status: 'ok' });
});

test('from the signal to end on the health check is a 503, and requests are still answered', async () => {
  const registry = await startRegistry();
  registry.drain.begin();

  const health = await registry.send('GET', '/healthz', null);
  expect([health.statusCode, health.json()]).toMatchObject([503, { code: 'REG_DRAINING' }]);
  expect((await registry.send('GET', '/v1/heads', null)).statusCode).toBe(200);
});

test('without a database every answer is a 503 with retry-after, and the process continues', async () => {
  const { database, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  const { app } = await buildApp({ database, signer: createSigner({ epoch: 1, key: makeSigningKey(), retired: [] }) });
  for (const url of ['/healthz', '/v1/heads', '/v1/releases/mf_feed/1.0.0']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.json()).toMatchObject({ code: 'REG_DATABASE_UNAVAILABLE' });
  }
  await app.close();
  await close();
});

test('while the disk of the database is full, a write is a 507 that says so, and reads still work', async () => {
  const registry = await startRegistry();
  await registry.database.execute(sql`
    create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  await registry.database.execute(sql`create trigger no_room before insert on blobs for each row execute function no_room()`);

  const refused = await registry.publish({ name: 'mf_feed', version: '1.0.0' });

  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([507, 'REG_STORAGE_FULL']);
  expect((await registry.send('GET', '/v1/heads')).statusCode).toBe(200);
  await registry.database.execute(sql`drop trigger no_room on blobs`);
  expect((await registry.publish({ name: 'mf_feed', version: '1.0.0' })).statusCode).toBe(201);
});

test('an unknown address is answered with its own code', async () => {
  const registry = await startRegistry();
  const answer = await registry.send('GET', '/v1/nothing?secret=1', null);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    code: 'REG_ROUTE_UNKNOWN',
    message: 'There is nothing at GET /v1/nothing.',
    requestId: expect.any(String),
  });
});

test('every route is documented', async () => {
  const registry = await startRegistry();
  const { paths } = (await registry.send('GET', '/docs/json', null)).json<{
    paths: Record<string, Record<string, { summary?: string }>>;
  }>();
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/v1/releases', '/v1/environments/{environment}/revisions', '/v1/heads', '/v1/tokens']),
  );
  expect(operations.every(({ summary }) => summary)).toBe(true);
});

test.each([
  ['that is no JSON', '{"changes":'],
  ['that reaches for the prototype', '{"__proto__":{"admin":true},"name":"x"}'],
  ['that is very deep', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['with a number that is none', '{"name":1e309}'],
])('a body %s is refused', async (_title, payload) => {
  const registry = await startRegistry();
  const answer = await registry.send('POST', '/v1/tokens', registry.admin, { payload, headers: { 'content-type': 'application/json' } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'REG_REQUEST_INVALID' });
});

test('a JSON body of a megabyte is refused', async () => {
  const registry = await startRegistry();
  const answer = await registry.send('POST', '/v1/tokens', registry.admin, { payload: { name: 'x'.repeat(1024 * 1024) } });
  expect(answer.json()).toMatchObject({ code: 'REG_BODY_TOO_LARGE' });
});

test.each([
  ['DELETE', '/v1/heads', 'GET, HEAD'],
  ['GET', '/v1/environments/production/rollback', 'POST'],
  ['PATCH', '/v1/environments/production', 'GET, HEAD, PUT'],
  ['PUT', '/v1/releases/mf_feed/0.1.0/files/chunks/a.js', 'GET, HEAD'],
  ['POST', '/healthz?x=1', 'GET, HEAD'],
] as const)('%s %s is refused with the methods that the address has', async (method, url, allow) => {
  const registry = await startRegistry();
  const answer = await registry.send(method, url, null);
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, allow]);
  expect(answer.json()).toMatchObject({ code: 'REG_METHOD_UNKNOWN', requestId: expect.any(String) });
});

const WIDE = { headersTimeoutMs: 60_000, requestTimeoutMs: 60_000, bodyWindowMs: 60_000, minBodyBytes: 1, maxConnectionsPerAddress: 100 };

/** Sends bytes to a listening registry, and returns its answer once it has disconnected. `{admin}` is replaced by the admin's token. */
async function sendRaw(bytes: string, limits: Partial<typeof WIDE>): Promise<{ status: number; body: unknown }> {
  const { listen, admin } = await startRegistry({ clientLimits: { ...WIDE, ...limits, trustedProxies: [] } });
  const socket = connect(await listen(), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  socket.write(bytes.replace('{admin}', admin));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) as unknown };
}

const slowBody =
  'POST /v1/tokens HTTP/1.1\r\nhost: a\r\nauthorization: Bearer {admin}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

test.each<[string, string, Partial<typeof WIDE>, number, string]>([
  ['bytes that are no request', 'nonsense\r\n\r\n', {}, 400, 'REG_REQUEST_MALFORMED'],
  ['very long headers', `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'a'.repeat(70_000)}\r\n\r\n`, {}, 431, 'REG_HEADERS_TOO_LARGE'],
  ['headers that do not arrive', 'GET / HTTP/1.1\r\nx-slow: ', { headersTimeoutMs: 20, bodyWindowMs: 20 }, 408, 'REG_REQUEST_TOO_SLOW'],
  ['a body that stops arriving', slowBody, { bodyWindowMs: 50 }, 408, 'REG_REQUEST_TOO_SLOW'],
])('%s are refused in the shape of the other refusals', async (_title, bytes, limits, status, code) => {
  const answer = await sendRaw(bytes, limits);
  expect(answer).toEqual({ status, body: { code, message: expect.any(String), requestId: expect.any(String) } });
});

test("an answer and its error have the request's id: the one that came with it, else a new one", async () => {
  const registry = await startRegistry();
  const given = '0f8fad5b-d9cb-469f-a165-70867728950e';
  const answer = await registry.send('GET', '/v1/nowhere', registry.admin, { headers: { 'x-request-id': given } });
  expect([answer.headers['x-request-id'], answer.json<{ requestId: string }>().requestId]).toEqual([given, given]);
  const other = await registry.send('GET', '/v1/environments', registry.admin, { headers: { 'x-request-id': 'evil' } });
  expect(other.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
