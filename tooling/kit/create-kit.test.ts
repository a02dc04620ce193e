import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { KIT_INDEX_FILE, kitIndex, type KitIndex } from '@social/contracts';
import type { KitFile } from './kit-package';
import { createKit } from './create-kit';

let files: KitFile[];
let index: KitIndex;

beforeAll(async () => {
  files = await createKit();
  index = kitIndex.parse(JSON.parse(readText(KIT_INDEX_FILE)));
});

function find(path: string): KitFile {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) throw new Error(`The kit has no ${path}.`);
  return file;
}

function readText(path: string): string {
  return find(path).bytes.toString('utf8');
}

/** The uncompressed tar of a package, as text. */
function readTar(name: string): string {
  const { file } = index.packages.find((found) => found.name === name) ?? { file: name };
  return gunzipSync(find(file).bytes).toString('utf8');
}

test('the kit has all that a remote is built with, and its list names the hash of each tarball', () => {
  expect(index.packages.map(({ name }) => name)).toEqual(
    ['contracts', 'texts', 'text-grammar', 'api', 'data', 'session', 'ui', 'build-preset', 'registry-cli', 'create-remote'].map(
      (name) => `@social/${name}`,
    ),
  );
  for (const { file, integrity } of index.packages) {
    expect(integrity).toBe(`sha512-${createHash('sha512').update(find(file).bytes).digest('base64')}`);
  }
});

test('the same sources give the same bytes', async () => {
  expect(await createKit()).toEqual(files);
});

test('a package depends on the others in the version of this kit, and on the installed versions of foreign ones', () => {
  const [contracts, api] = ['@social/contracts', '@social/api'].map((name) => index.packages.find((one) => one.name === name));
  expect(api?.dependencies).toMatchObject({ '@social/contracts': contracts?.version, axios: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

test.each(['@social/ui', '@social/build-preset', '@social/create-remote'])(
  '%s names no version of the workspace and has no tests',
  (name) => {
    const tar = readTar(name);
    expect(tar).not.toMatch(/workspace:|"catalog:|"private": true,\n {2}"(bin|exports)/);
    expect(tar).not.toContain('.test.ts\0');
  },
);

test('a new remote starts with the versions of this kit', () => {
  const ui = index.packages.find(({ name }) => name === '@social/ui');
  expect(readTar('@social/create-remote')).toContain(`"@social/ui": "${ui?.version}"`);
});
