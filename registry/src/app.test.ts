import { sql } from 'drizzle-orm';
import { buildApp } from './app';
import { createSigner, makeSigningKey } from './modules/signing/signing-key';
import { openDatabase } from './storage/database';
import { startRegistry } from './testing/start-registry';

test('the health check queries the database', async () => {
  const registry = await startRegistry();
  expect((await registry.send('GET', '/healthz', null)).json()).toEqual({ status: 'ok' });
});

test('without a database every answer is a 503 with retry-after, and the process goes on', async () => {
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

test('while the disk of the database is full, a write is a 507 that says so, and reads go on', async () => {
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

test('a body that arrives slowly is aborted after half a minute', async () => {
  const { server } = (await startRegistry()).app;
  expect(server.requestTimeout).toBe(30_000);
  // Node takes the longer one for the body.
  expect(server.headersTimeout).toBeLessThan(server.requestTimeout);
});
