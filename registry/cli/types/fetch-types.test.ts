import { TYPES_ARCHIVE, writeTypesArchive } from '@social/release';
import type { RegistryClient } from '@social/registry-client';
import { makeBuild } from '@social/registry/testing/make-build';
import { fetchTypes } from './fetch-types';

/** Fetches types of which the registry sends `sent`, while the manifest has the hash of `published`. */
function fetchFrom(published: Uint8Array, sent = published) {
  const { manifest } = makeBuild({ name: 'mf_feed', version: '1.4.0', files: { 'remoteEntry.js': '', [TYPES_ARCHIVE]: published } });
  const client = { file: () => Promise.resolve(sent) } as Partial<RegistryClient> as RegistryClient;
  return fetchTypes(client, manifest);
}

test('types are unpacked, and a release without types has none', async () => {
  expect(await fetchFrom(writeTypesArchive({ 'home.d.ts': 'export {};' }))).toEqual(new Map([['home.d.ts', 'export {};']]));
  expect(await fetchTypes({} as RegistryClient, makeBuild({ name: 'mf_feed', version: '1.4.0' }).manifest)).toBeNull();
});

test.each([
  [
    'bytes that differ from the published ones',
    () => fetchFrom(Buffer.from('a'), Buffer.from('b')),
    'mf_feed@1.4.0 are not those that were published',
  ],
  [
    'an archive that would write elsewhere',
    () => fetchFrom(writeTypesArchive({ '../a.d.ts': '' })),
    'were not unpacked: it has the unsafe path',
  ],
])('%s is refused', async (_title, fetching, message) => {
  await expect(fetching()).rejects.toThrow(message);
});
