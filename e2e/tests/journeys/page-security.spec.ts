import { listScripts, parseImportMap } from '../../support/import-map';
import { sendRequest } from '../../support/send-request';
import { expect, test } from '../../support/test';
import { urls } from '../../support/stack';

test.describe('a response', () => {
  test('with a page has a policy without unsafe-inline or unsafe-eval, and demands integrity of every script', async ({ request }) => {
    const answer = await request.get('/');
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(answer.headers()['integrity-policy']).toContain('blocked-destinations=(script)');
    expect(answer.headers()['referrer-policy']).toBe('no-referrer');
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    expect(answer.headers()['x-composition']).toMatch(/^production@\d+$/);
    expect(answer.headers()['x-composition-reason']).toBe('pinned');
  });

  test('with a page has a hash in its import map for every script, fallbacks included', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const map = parseImportMap(html);
    for (const remote of ['shell', 'mf_feed', 'mf_chat', 'mf_albums', 'mf_pages', 'mf_content']) {
      expect(
        Object.keys(map.integrity).some((url) => url.startsWith(`/r/${remote}/`)),
        remote,
      ).toBe(true);
    }
    const entry = listScripts(map, 'mf_feed').get('remoteEntry.js') ?? '';
    expect(map.integrity[entry]).toMatch(/^sha384-/);
    expect(map.integrity[`${entry}?r=3`]).toBe(map.integrity[entry]);
    expect(Object.values(map.imports).filter((url) => !map.integrity[url])).toEqual([]);
  });

  test('with an asset is compressed and immutable, and names the composition', async ({ request }) => {
    const answer = await request.get('/r/mf_feed/0.1.0/remoteEntry.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers()['content-encoding']).toBe('br');
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers()['content-type']).toContain('javascript');
    expect(answer.headers()['x-composition']).toMatch(/^production@\d+$/);
    const gzip = await request.get('/r/mf_feed/0.1.0/remoteEntry.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers()['content-encoding']).toBe('gzip');
  });

  test('with a script by content is immutable, and has the bytes of the release', async ({ request }) => {
    const entry = listScripts(parseImportMap(await (await request.get('/')).text()), 'mf_feed').get('remoteEntry.js') ?? '';
    const answer = await request.get(entry);
    expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toBe(await (await request.get('/r/mf_feed/0.1.0/remoteEntry.js')).text());
  });

  for (const path of [
    '/r/mf_feed/-/remoteEntry.js',
    '/r/mf_feed/-/remoteEntry.AAAAAAAA.js',
    '/r/mf_feed/0.1.0/none.js',
    '/r/mf_feed/9.9.9/remoteEntry.js',
    '/r/../package.json',
    '/r/mf_feed/0.1.0/%2e%2e/%2e%2e/release.json',
  ]) {
    test(`to ${path} says that it is not found, and is no page`, async ({ request }) => {
      const answer = await request.get(path);
      expect([400, 404]).toContain(answer.status());
      expect(answer.headers()['content-type'] ?? '').not.toContain('html');
      expect(answer.headers()['cache-control'] ?? '').not.toContain('immutable');
    });
  }

  test('names the environment of its host name', async () => {
    for (const environment of ['production', 'staging', 'development'] as const) {
      const { status, body, headers } = await sendRequest(`${urls[environment]}/healthz`);
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ status: 'ok', environment, revision: 1 });
      expect(headers['x-composition'] ?? `${environment}@1`).toBe(`${environment}@1`);
    }
  });
});
