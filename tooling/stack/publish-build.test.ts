import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RELEASE_MANIFEST_FILE, type ReleaseManifest } from '@social/contracts';
import { makeBuild, writeEntry, type Build } from '@social/registry/testing/make-build';
import { startRegistry } from '@social/registry/testing/start-registry';
import { publishBuild } from './publish-build';

/** A database that orders JSON keys in its own way returns this as `react`, `react/`, `@emotion/react`. */
const requires = { '@emotion/react': '^11.0.0', 'react/': '^19.0.0', react: '^19.0.0' };
const compatibility: ReleaseManifest['compatibility'] = { contract: 1, provides: {}, requires };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function startPublishing() {
  const registry = await startRegistry();
  const url = await registry.app.listen({ port: 0, host: '127.0.0.1' });
  return async function publish({ manifest, files }: Build) {
    for (const [path, text] of Object.entries({ ...files, [RELEASE_MANIFEST_FILE]: JSON.stringify(manifest) })) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return publishBuild({ url, token: registry.admin, folder, manifest, say: () => undefined });
  };
}

test('a build that the registry has is not published again, in whatever order the database keeps its keys', async () => {
  const publish = await startPublishing();
  const build = makeBuild({ name: 'mf_feed', version: '0.1.0', manifest: { compatibility } });
  expect(await publish(build)).toEqual({ remote: 'mf_feed', version: '0.1.0', isNew: true });
  expect(await publish(build)).toEqual({ remote: 'mf_feed', version: '0.1.0', isNew: false });
});

test('other bytes under a published version become one pre-release, however often they are published', async () => {
  const publish = await startPublishing();
  const build = makeBuild({ name: 'mf_feed', version: '0.1.0', manifest: { compatibility } });
  await publish(build);
  const changed = makeBuild({
    name: 'mf_feed',
    version: '0.1.0',
    files: { ...build.files, 'remoteEntry.js': writeEntry('changed') },
    manifest: { compatibility },
  });
  const first = await publish(changed);
  expect(first).toMatchObject({ version: expect.stringMatching(/^0\.1\.0-local\.[0-9a-f]{8}$/), isNew: true });
  expect(await publish(changed)).toEqual({ ...first, isNew: false });
});
