import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { KIT_INDEX_FILE, kitIndex, type KitIndex } from '@social/contracts';
import type { KitFile } from './compile-package';
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
    [
      'contracts',
      'texts',
      'text-grammar',
      'api',
      'data',
      'session',
      'ui',
      'host',
      'release',
      'build-preset',
      'registry-cli',
      'create-remote',
    ].map((name) => `@social/${name}`),
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

/** The package.json of a package. */
function readPackage(name: string): Record<string, unknown> {
  const tar = readTar(name);
  const start = tar.indexOf('{');
  return JSON.parse(tar.slice(start, tar.indexOf('\0', start))) as Record<string, unknown>;
}

test.each([
  'contracts',
  'texts',
  'text-grammar',
  'api',
  'data',
  'session',
  'ui',
  'release',
  'build-preset',
  'registry-cli',
  'create-remote',
])('%s has what registries and linters ask for: licence, engines, README and LICENSE', (name) => {
  expect(readPackage(`@social/${name}`)).toMatchObject({ license: 'MIT', engines: { node: '>=20.19.0' }, type: 'module' });
  expect(readTar(`@social/${name}`)).toContain('package/README.md\0');
  expect(readTar(`@social/${name}`)).toContain('package/LICENSE\0');
});

test('every export leads to a compiled file with types, and no TypeScript source is delivered', () => {
  const tar = readTar('@social/ui');
  const { exports } = readPackage('@social/ui') as { exports: Record<string, { types: string; default: string }> };
  expect(exports['.']).toEqual({ types: './dist/src/index.d.ts', default: './dist/src/index.js' });
  for (const target of Object.values(exports).filter((value) => typeof value === 'object' && !value.default.includes('*'))) {
    expect(tar).toContain(`package/${target.default.slice(2)}\0`);
    expect(tar).toContain(`package/${target.types.slice(2)}\0`);
  }
  expect(tar).not.toMatch(/package\/\S+(?<!\.d)\.tsx?\0/);
});

test('relative imports have extensions, so that Node resolves them', () => {
  for (const name of ['@social/ui', '@social/api', '@social/build-preset']) {
    expect(readTar(name)).not.toMatch(/^(import|export) [^\n]*from ["']\.{1,2}\/[^"'\n]*(?<!\.(js|mjs|cjs|json))["']/m);
  }
});

test('React is a peer, and the icons are compiled in, so that an installation has one copy of the first and not 180 MB of the second', () => {
  const { dependencies, peerDependencies } = readPackage('@social/ui') as Record<string, Record<string, string>>;
  expect(peerDependencies).toMatchObject({ react: expect.stringMatching(/^\^19\./), '@emotion/react': expect.any(String) });
  expect(Object.keys(dependencies ?? {})).not.toEqual(expect.arrayContaining(['react']));
  expect(Object.keys(dependencies ?? {})).not.toContain('@mui/icons-material');
});

test('a new remote starts with the versions of this kit', () => {
  const ui = index.packages.find(({ name }) => name === '@social/ui');
  expect(readTar('@social/create-remote')).toContain(`"@social/ui": "${ui?.version}"`);
});
