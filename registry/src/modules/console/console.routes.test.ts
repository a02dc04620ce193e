import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../app';
import { createSigner, makeSigningKey } from '../signing/signing-key';
import { openDatabase } from '../../storage/database';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'console-'));
  await mkdir(join(folder, 'assets'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The console needs no database. */
async function startConsole() {
  const { database, close } = openDatabase('postgres://nobody@127.0.0.1:1/none', () => undefined);
  const { app } = await buildApp({
    database,
    signer: createSigner({ epoch: 1, key: makeSigningKey(), retired: [] }),
    consoleFolder: folder,
  });
  app.addHook('onClose', close);
  return app;
}

test('every page of the console is the same document, under a policy that lets no inline script and no other host in', async () => {
  const app = await startConsole();
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Registry</title>');
  for (const url of ['/', '/environments/production/history', '/remotes/mf_feed/0.2.0', '/uses', '/tokens']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  }
  await app.close();
});

test('files of the console are stored for ever, and sent compressed where the browser takes it', async () => {
  const app = await startConsole();
  await writeFile(join(folder, 'assets/main.ABCD1234.js'), 'plain');
  await writeFile(join(folder, 'assets/main.ABCD1234.js.br'), 'small');
  const plain = await app.inject('/console/main.ABCD1234.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable']);
  const small = await app.inject({ url: '/console/main.ABCD1234.js', headers: { 'accept-encoding': 'br' } });
  expect([small.body, small.headers['content-encoding']]).toEqual(['small', 'br']);
  expect((await app.inject('/console/..%2findex.html')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await app.inject('/console/none.js')).json()).toMatchObject({ code: 'REG_ROUTE_UNKNOWN' });
  await app.close();
});

test('a console that was not built is said to be, and the API answers as before', async () => {
  const app = await startConsole();
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'REG_CONSOLE_NOT_BUILT' });
  expect((await app.inject('/v1/nothing')).json()).toMatchObject({ code: 'REG_ROUTE_UNKNOWN' });
  await app.close();
});

test('a person at an address that leads nowhere gets the console, which says so; programs and the addresses of the API get the refusal', async () => {
  const app = await startConsole();
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Registry</title>');
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  const answer = await app.inject({ url: '/nowhere?x=1', headers: browser });

  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    404,
    'text/html; charset=utf-8',
    '<!doctype html><title>Registry</title>',
  ]);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const request of [
    { url: '/nowhere', headers: { accept: '*/*' } },
    { url: '/nowhere' },
    { url: '/nowhere', headers: browser, method: 'POST' as const },
    ...['/v1/nothing', '/v1', '/npm/-/nothing/here', '/docs/nothing', '/console/none.js'].map((url) => ({ url, headers: browser })),
  ]) {
    const refused = await app.inject(request);
    expect([request.url, refused.statusCode, refused.headers['content-type']]).toEqual([
      request.url,
      404,
      'application/json; charset=utf-8',
    ]);
    expect(refused.json()).toMatchObject({ code: 'REG_ROUTE_UNKNOWN', requestId: expect.any(String) });
  }
  await app.close();
});
