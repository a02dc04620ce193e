import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FEDERATION_RUNTIME_FILE, RELEASE_MANIFEST_FILE, SBOM_FILE, releaseManifest, type ReleaseManifest } from '@social/contracts';
import { readTypesArchive, TYPES_API_FILE, TYPES_ARCHIVE } from '@social/release';
import webpack from 'webpack';
import { workspaceRoot } from '../../stack/config';
import { defineRemote } from './define-remote';
import { FEDERATION_RUNTIME } from './shell-federation-plugin';
import { singletons } from '@social/release/singletons';

let appDir: string;
let manifest: ReleaseManifest;

/** Builds a remote of one component, as every remote is built. */
beforeAll(async () => {
  appDir = await mkdtemp(join(workspaceRoot, '.cache/tooling-test-'));
  await symlink(join(workspaceRoot, 'mf-feed/node_modules'), join(appDir, 'node_modules'));
  await cp(join(workspaceRoot, 'mf-feed/package.json'), join(appDir, 'package.json'));
  await writeFile(
    join(appDir, 'page.tsx'),
    `import Icon from '@mui/icons-material/Pause';
import logo from './logo.svg';
import photo from './photo.jpg';
import styles from './page.module.css';
import type { PostPartsInput } from '@social/contracts';
import { TextField } from '@social/ui/forms';
import { useState } from 'react';
import type { Photo } from './photo';
export function Region({ postId }: PostPartsInput & { onOpen?: (photo: Photo) => void }) { return <p>{useState(postId)[0]}<Icon /><TextField /><img className={styles.logo} src={logo} alt={photo} /></p>; }
`,
  );
  await writeFile(join(appDir, 'photo.ts'), 'export type Photo = { url: string };');
  await writeFile(join(appDir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(appDir, 'photo.jpg'), 'pixels');
  await writeFile(join(appDir, 'page.module.css'), '.logo { background: url(./photo.jpg); }');
  const config = defineRemote({ name: 'mf_sample', appDir, exposes: { './home-page': './page.tsx' } })({}, { mode: 'production' });
  await new Promise<void>((resolve, reject) => {
    const compiler = webpack(config);
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  manifest = releaseManifest.parse(JSON.parse(await readFile(join(appDir, 'dist', RELEASE_MANIFEST_FILE), 'utf8')));
});

afterAll(() => rm(appDir, { recursive: true, force: true }));

test('the manifest lists every emitted file with its size and hash', async () => {
  expect(manifest.files.map(({ path }) => path)).toEqual([
    TYPES_API_FILE,
    TYPES_ARCHIVE,
    expect.stringMatching(/^expose-home-page\.[0-9a-f]{8}\.css$/),
    'expose-home-page.js',
    FEDERATION_RUNTIME_FILE,
    expect.stringMatching(/^logo\.[0-9a-f]{8}\.svg$/),
    'mf-manifest.json',
    expect.stringMatching(/^photo\.[0-9a-f]{8}\.jpg$/),
    'remoteEntry.js',
    SBOM_FILE,
  ]);
  for (const { path, sizeBytes, integrity } of manifest.files) {
    const bytes = await readFile(join(appDir, 'dist', path));
    expect(sizeBytes).toBe(bytes.byteLength);
    expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
  }
});

test('the release lists the packages that are in it, with versions and licences, and not those that the shell shares', async () => {
  const sbom = JSON.parse(await readFile(join(appDir, 'dist', SBOM_FILE), 'utf8')) as {
    bomFormat: string;
    metadata: { component: { 'bom-ref': string } };
    dependencies: { ref: string }[];
    components: { 'bom-ref': string; group?: string; name: string; version: string; licenses: { license: { id: string } }[] }[];
  };

  expect(sbom.bomFormat).toBe('CycloneDX');
  const named = new Map(sbom.components.map(({ group, name, ...component }) => [group ? `${group}/${name}` : name, component]));
  expect(named.get('@mui/icons-material')).toMatchObject({
    version: expect.stringMatching(/^9\./),
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(named.has('react')).toBe(false);
  // In `federation-runtime.js`, which only other hosts load.
  for (const name of ['@module-federation/runtime-core', '@module-federation/webpack-bundler-runtime']) {
    expect(named.get(name)).toMatchObject({ version: expect.stringMatching(/^2\./), licenses: [{ license: { id: 'MIT' } }] });
  }
  const refs = sbom.components.map((component) => component['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  expect([...refs, sbom.metadata.component['bom-ref']]).toEqual(expect.arrayContaining(sbom.dependencies.map(({ ref }) => ref)));
});

test('the types of an expose need no package of ours, and hosts find them by the manifest of federation', async () => {
  const archive = readTypesArchive(await readFile(join(appDir, 'dist', TYPES_ARCHIVE)));
  expect([...archive.keys()]).toEqual(['home-page.d.ts']);
  const text = archive.get('home-page.d.ts');
  expect(text).toMatch(/type PostPartsInput = \{\s*postId: string;\s*\}/);
  expect(text).toMatch(/type Photo = \{\s*url: string;\s*\}/);
  expect(text?.match(/from '[^']*'/g)).toEqual(["from 'react'"]);

  const { metaData } = JSON.parse(await readFile(join(appDir, 'dist/mf-manifest.json'), 'utf8')) as { metaData: { types: unknown } };
  expect(metaData.types).toMatchObject({ zip: TYPES_ARCHIVE, api: TYPES_API_FILE });
  expect(await readFile(join(appDir, 'dist', TYPES_API_FILE), 'utf8')).toContain("typeof import('REMOTE_ALIAS_IDENTIFIER/home-page')");
});

test('the manifest lists the files of an expose, so that the page can preload them', () => {
  expect(manifest.exposes).toEqual([{ name: './home-page', files: ['expose-home-page.js'], shared: ['@social/ui/forms'] }]);
});

test('the module that starts federation has an id that does not depend on where the build ran', async () => {
  const entry = await readFile(join(appDir, 'dist/remoteEntry.js'), 'utf8');
  expect(entry).toContain('"federation-entry"');
  expect(entry).toContain('"container-entry"');
});

test('the entry takes the start of federation from the shell', async () => {
  const entry = await readFile(join(appDir, 'dist/remoteEntry.js'), 'utf8');
  expect(entry).toContain('socialFederation');
  expect(entry).not.toContain('shareScopeMap');
});

test('the entry loads the runtime of its release first, and only where the page has none', async () => {
  const read = (file: string) => readFile(join(appDir, 'dist', file), 'utf8');
  const first = `globalThis.socialFederation ??= await import('./${FEDERATION_RUNTIME_FILE}');`;
  expect((await read('remoteEntry.js')).split('\n', 1)).toEqual([first]);
  expect(await read(FEDERATION_RUNTIME_FILE)).toMatch(/export\s*\{[^}]*\bcreate\b/);
});

test('the manifest requires of the shell every singleton and the start of federation, and provides none', () => {
  expect(Object.keys(manifest.compatibility.requires)).toEqual([...singletons.map(({ shareKey }) => shareKey), FEDERATION_RUNTIME]);
  expect(manifest.compatibility.requires.react).toMatch(/^\^19\./);
  expect(manifest.compatibility.provides).toEqual({});
});

test('styles of a CSS module get a class name of their own, and their pictures are files of the release', async () => {
  const sheet = manifest.files.find(({ path }) => path.endsWith('.css'));
  const css = await readFile(join(appDir, 'dist', sheet?.path ?? ''), 'utf8');

  expect(css).toMatch(/photo\.[0-9a-f]{8}\.jpg/);
  expect(css).not.toMatch(/\.logo\b/);
});

test('the build has no copy of React, and an icon without the styling engine of MUI', async () => {
  const texts = await Promise.all(manifest.files.map(({ path }) => readFile(join(appDir, 'dist', path), 'utf8')));
  expect(texts.join('')).not.toContain('react.transitional.element');
  expect(texts.join('')).toContain('M6 19h4V5H6z');
  expect(texts.join('')).not.toContain('MuiSvgIcon');
});
