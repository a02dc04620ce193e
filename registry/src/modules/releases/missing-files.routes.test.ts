import { startRegistry, type TestRegistry } from '../../testing/start-registry';
import { archiveBuild, archiveEntries, hashIntegrity, makeBuild, writeEntry, type BuildOptions } from '../../testing/make-build';

const secret = 'export const secret = 1;';
const files = { 'remoteEntry.js': writeEntry('first'), 'expose-home.js': secret };

/** Publishes a build whose archive holds only some of its files. */
async function publishPart(registry: TestRegistry, build: BuildOptions, sent: readonly string[], token?: string) {
  const { manifest, files: all } = makeBuild(build);
  const parts = Object.entries(all).filter(([path]) => sent.includes(path));
  return registry.publishArchive(await archiveEntries([['release.json', JSON.stringify(manifest)], ...parts]), token);
}

const findMissing = (registry: TestRegistry, remote: string, texts: readonly string[], token?: string) =>
  registry.send('POST', `/v1/releases/${remote}/missing-files`, token, { payload: { integrities: texts.map(hashIntegrity) } });

test('files that an earlier release of the remote has need not travel again', async () => {
  const registry = await startRegistry();
  await registry.publish({ name: 'mf_feed', version: '1.0.0', files });
  const next = { ...files, 'remoteEntry.js': writeEntry('next') };

  expect((await findMissing(registry, 'mf_feed', Object.values(next))).json()).toEqual({
    integrities: [hashIntegrity(next['remoteEntry.js'])],
  });
  const answer = await publishPart(registry, { name: 'mf_feed', version: '1.1.0', files: next }, ['remoteEntry.js']);

  expect([answer.statusCode, answer.headers.location]).toEqual([201, '/v1/releases/mf_feed/1.1.0']);
  expect(answer.json()).toMatchObject({ fileCount: 2 });
  expect((await registry.send('GET', '/v1/releases/mf_feed/1.1.0/files/expose-home.js', null)).body).toBe(secret);
});

test('a known hash does not give access to the bytes of another remote, nor reveal that they exist', async () => {
  const registry = await startRegistry();
  await registry.publish({ name: 'mf_feed', version: '1.0.0', files });
  const token = await registry.tokenFor('chat team', { publish: ['mf_chat'] });
  const build = { name: 'mf_chat', version: '1.0.0', files, manifest: { exposes: [], pages: [] } };

  expect((await findMissing(registry, 'mf_chat', [secret], token)).json()).toEqual({ integrities: [hashIntegrity(secret)] });
  const answer = await publishPart(registry, build, ['remoteEntry.js'], token);

  expect([answer.statusCode, answer.json().code]).toEqual([422, 'REG_MANIFEST_MISMATCH']);
  expect(await registry.count('releases')).toBe(1);
  expect((await findMissing(registry, 'mf_feed', [secret], token)).json()).toMatchObject({ code: 'REG_FORBIDDEN' });
  expect((await registry.publishArchive(await archiveBuild(makeBuild(build)), token)).statusCode).toBe(201);
});

test('a file that is not sent is refused like one that is', async () => {
  const registry = await startRegistry();
  await registry.publish({ name: 'mf_feed', version: '1.0.0', files });
  const stored = { sizeBytes: Buffer.byteLength(secret), integrity: hashIntegrity(secret) };
  const base = makeBuild({ name: 'mf_feed', version: '1.1.0', files }).manifest.files;

  for (const [added, code] of [
    [[{ path: 'page.html', ...stored }], 'REG_ARCHIVE_ENTRY'],
    [[{ path: 'Expose-Home.js', ...stored }], 'REG_ARCHIVE_ENTRY'],
    [[{ path: 'other.js', ...stored, sizeBytes: 7 }], 'REG_MANIFEST_MISMATCH'],
    [Array.from({ length: 500 }, (_, index) => ({ path: `${index}.js`, ...stored })), 'REG_MANIFEST_INVALID'],
    [[{ path: 'large.js', ...stored, sizeBytes: 51 << 20 }], 'REG_ARCHIVE_TOO_LARGE'],
  ] as const) {
    const manifest = { files: [...base, ...added] };
    const answer = await publishPart(registry, { name: 'mf_feed', version: '1.1.0', files, manifest }, ['remoteEntry.js']);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  }
  expect(await registry.count('releases')).toBe(1);
});
