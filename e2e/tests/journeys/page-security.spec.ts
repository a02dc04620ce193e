import { listScripts, parseImportMap } from '../../support/import-map';
import { sendRequest } from '../../support/send-request';
import { expect, test } from '../../support/test';
import { urls } from '../../support/stack';

const unknownPaths = [
  '/r/mf_feed/-/remoteEntry.js',
  '/r/mf_feed/-/remoteEntry.AAAAAAAA.js',
  '/r/mf_feed/0.1.0/none.js',
  '/r/mf_feed/9.9.9/remoteEntry.js',
  '/r/../package.json',
  '/r/mf_feed/0.1.0/%2e%2e/%2e%2e/release.json',
];

test('responses have the headers of a page, of a file or of neither, and each script has a hash in the import map', async ({ request }) => {
  const answer = await request.get('/');
  const map = parseImportMap(await answer.text());
  const entry = listScripts(map, 'mf_feed').get('remoteEntry.js') ?? '';

  await test.step('a page has a policy without unsafe-inline or unsafe-eval, and demands integrity of every script', () => {
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

  await test.step('its import map has a hash for every script, fallbacks included', () => {
    for (const remote of ['shell', 'mf_feed', 'mf_chat', 'mf_albums', 'mf_pages', 'mf_content']) {
      expect(
        Object.keys(map.integrity).some((url) => url.startsWith(`/r/${remote}/`)),
        remote,
      ).toBe(true);
    }
    expect(map.integrity[entry]).toMatch(/^sha384-/);
    expect(map.integrity[`${entry}?r=3`]).toBe(map.integrity[entry]);
    expect(Object.values(map.imports).filter((url) => !map.integrity[url])).toEqual([]);
  });

  await test.step('a file is compressed and immutable, and names the composition', async () => {
    const file = await request.get('/r/mf_feed/0.1.0/remoteEntry.js', { headers: { 'accept-encoding': 'br' } });
    expect(file.headers()['content-encoding']).toBe('br');
    expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers()['content-type']).toContain('javascript');
    expect(file.headers()['x-composition']).toMatch(/^production@\d+$/);
    const gzip = await request.get('/r/mf_feed/0.1.0/remoteEntry.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gzip.headers()['content-encoding']).toBe('gzip');
  });

  await test.step('a script by content is immutable, and has the bytes of the release', async () => {
    const script = await request.get(entry);
    expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await script.text()).toBe(await (await request.get('/r/mf_feed/0.1.0/remoteEntry.js')).text());
  });

  for (const path of unknownPaths) {
    await test.step(`${path} is not found, and is no page`, async () => {
      const refusal = await request.get(path);
      expect([400, 404]).toContain(refusal.status());
      expect(refusal.headers()['content-type'] ?? '').not.toContain('html');
      expect(refusal.headers()['cache-control'] ?? '').not.toContain('immutable');
    });
  }

  await test.step('each host name has its environment', async () => {
    for (const environment of ['production', 'staging', 'development'] as const) {
      const { status, body, headers } = await sendRequest(`${urls[environment]}/healthz`);
      expect(status).toBe(200);
      expect(JSON.parse(body)).toMatchObject({ status: 'ok', environment, revision: 1 });
      expect(headers['x-composition'] ?? `${environment}@1`).toBe(`${environment}@1`);
    }
  });
});
