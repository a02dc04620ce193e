import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { hashIntegrity, makeBuild, archiveBuild, writeEntry } from '../../testing/make-build';
import { startRegistry, type TestRegistry } from '../../testing/start-registry';

async function stored(registry: TestRegistry) {
  return { releases: await registry.count('releases'), files: await registry.count('release_files'), blobs: await registry.count('blobs') };
}

const nothing = { releases: 0, files: 0, blobs: 0 };

test('a new release is stored whole and can be read', async () => {
  const registry = await startRegistry();
  const team = await registry.tokenFor('feed team', { publish: ['mf_feed'] });

  const answer = await registry.publish({ name: 'mf_feed', version: '1.0.0' }, team);

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({ remote: 'mf_feed', version: '1.0.0', fileCount: 3, publishedBy: 'feed team' });
  const manifest = await registry.send('GET', '/v1/releases/mf_feed/1.0.0', null);
  expect(manifest.json()).toEqual(makeBuild({ name: 'mf_feed', version: '1.0.0' }).manifest);
  const list = await registry.send('GET', '/v1/releases/mf_feed');
  expect(list.json()).toMatchObject({ releases: [{ version: '1.0.0' }] });
});

test('publishing the same bytes again is answered with the first record', async () => {
  const registry = await startRegistry();
  const first = await registry.publish({ name: 'mf_feed', version: '1.0.0' });
  const again = await registry.publish(
    { name: 'mf_feed', version: '1.0.0' },
    await registry.tokenFor('pipeline', { publish: ['mf_feed'] }),
  );

  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test('other bytes under a published version are refused, and nothing of them is stored', async () => {
  const registry = await startRegistry();
  await registry.publish({ name: 'mf_feed', version: '1.0.0' });
  const before = await stored(registry);

  const answer = await registry.publish({
    name: 'mf_feed',
    version: '1.0.0',
    files: { 'remoteEntry.js': writeEntry('other'), 'expose-home.js': 'bytes' },
  });

  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'REG_VERSION_TAKEN', message: expect.stringContaining('mf_feed@1.0.0') });
  expect(await stored(registry)).toEqual(before);
});

test('the same files with another manifest are another release', async () => {
  const registry = await startRegistry();
  await registry.publish({ name: 'mf_feed', version: '1.0.0' });
  const answer = await registry.publish({
    name: 'mf_feed',
    version: '1.0.0',
    manifest: { compatibility: { contract: 1, provides: {}, requires: { react: '^20.0.0' } } },
  });
  expect(answer.statusCode).toBe(409);
});

test('of ten publishes of one version with different bytes, exactly one is stored', async () => {
  const registry = await startRegistry();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      registry.publish({
        name: 'mf_feed',
        version: '1.0.0',
        files: { 'remoteEntry.js': writeEntry(`build ${index}`), 'expose-home.js': 'same for all' },
      }),
    ),
  );

  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  expect(await stored(registry)).toEqual({ releases: 1, files: 2, blobs: 2 });
});

describe('permission to publish', () => {
  test("another team's token is refused and stores nothing", async () => {
    const registry = await startRegistry();
    const answer = await registry.publish(
      { name: 'mf_feed', version: '1.0.0' },
      await registry.tokenFor('chat team', { publish: ['mf_chat'] }),
    );

    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'REG_FORBIDDEN', message: 'chat team may not publish mf_feed.' });
    expect(await stored(registry)).toEqual(nothing);
  });

  test('a token that only operates, or administers, publishes nothing', async () => {
    const registry = await startRegistry();
    const token = await registry.tokenFor('operator', { operate: ['*'], admin: true });
    expect((await registry.publish({ name: 'mf_feed', version: '1.0.0' }, token)).statusCode).toBe(403);
    expect(await stored(registry)).toEqual(nothing);
  });

  test('without a token the body is not read', async () => {
    const registry = await startRegistry();
    const answer = await registry.publishArchive(Buffer.from('not an archive'), null);
    expect(answer.statusCode).toBe(401);
  });
});

describe('files', () => {
  const script = writeEntry('the same words '.repeat(50));
  const file = '/v1/releases/mf_feed/1.0.0/files';

  async function published() {
    const registry = await startRegistry();
    await registry.publish({
      name: 'mf_feed',
      version: '1.0.0',
      files: { 'remoteEntry.js': script, 'expose-home.js': 'x', 'img/dot.png': 'png' },
    });
    return registry;
  }

  test('are sent as brotli where it is accepted, with their hash, and cached for ever', async () => {
    const registry = await published();
    await registry.compressor.run();
    const answer = await registry.send('GET', `${file}/remoteEntry.js`, null, { headers: { 'accept-encoding': 'gzip, br' } });

    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'x-integrity': hashIntegrity(script),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  test.each([undefined, 'gzip', 'br;q=0', 'brotli'])('are sent uncompressed where %s is accepted', async (acceptEncoding) => {
    const registry = await published();
    const answer = await registry.send('GET', `${file}/remoteEntry.js`, null, {
      headers: acceptEncoding ? { 'accept-encoding': acceptEncoding } : {},
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toBe(script);
  });

  test('that brotli makes no smaller are stored uncompressed', async () => {
    const registry = await published();
    await registry.compressor.run();
    const answer = await registry.send('GET', `${file}/img/dot.png`, null, { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png' });
    expect(answer.body).toBe('png');
  });

  test.each(['missing.js', 'release.json', '../1.0.0/remoteEntry.js', '%2e%2e%2fremoteEntry.js', 'a%00.js', ''])(
    'there is no %s',
    async (path) => {
      const registry = await published();
      const answer = await registry.send('GET', `${file}/${path}`, null);
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.json()).toMatchObject({ code: expect.stringMatching(/^REG_/) });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('that were damaged in the database are not served', async () => {
    const registry = await published();
    await registry.query(sql`alter table blobs disable trigger all`);
    await registry.query(sql`update blobs set raw = 'evil' where integrity = ${hashIntegrity(script)}`);
    expect((await registry.send('GET', `${file}/remoteEntry.js`, null)).json()).toMatchObject({ code: 'REG_FILE_DAMAGED' });
  });
});

test('an invalid name is refused with the rule', async () => {
  const registry = await startRegistry();
  const answer = await registry.send('GET', '/v1/releases/__proto__/1.0.0', null);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'REG_REQUEST_INVALID',
    message: expect.stringContaining('a remote name has lower-case letters'),
  });
});

test('an archive under another content type is refused', async () => {
  const registry = await startRegistry();
  const payload = await archiveBuild(makeBuild({ name: 'mf_feed', version: '1.0.0' }));
  const json = await registry.send('POST', '/v1/releases', registry.admin, { payload: {} });
  const zip = await registry.send('POST', '/v1/releases', registry.admin, { payload, headers: { 'content-type': 'application/zip' } });
  expect([json.statusCode, zip.statusCode]).toEqual([415, 415]);
});
