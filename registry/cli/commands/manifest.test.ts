import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseManifest, type ReleaseManifest } from '@social/contracts';
import picocolors from 'picocolors';
import { writeEntry } from '@social/registry/testing/make-build';
import { runCli } from '../run-cli';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifest-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-hello', version: '1.0.0' }));
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs `registry manifest dist` without any registry. */
async function run(...args: string[]) {
  const result = { code: 0, out: '', err: '' };
  result.code = await runCli(['manifest', 'dist', ...args], {
    out: (text) => void (result.out += `${text}\n`),
    err: (text) => void (result.err += `${text}\n`),
    isInteractive: true,
    cwd: folder,
    environment: {},
    colors: picocolors.createColors(false),
    fetch: () => Promise.reject(new Error('the command sends nothing')),
  });
  return result;
}

const write = (files: Record<string, unknown>) =>
  Promise.all(
    Object.entries(files).map(([path, content]) =>
      writeFile(join(folder, 'dist', path), typeof content === 'string' ? content : JSON.stringify(content)),
    ),
  );

async function readManifest(): Promise<ReleaseManifest> {
  return releaseManifest.parse(JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8')));
}

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } });

/** As webpack, Rspack and Vite write it. */
const federation = {
  id: 'mf_hello',
  name: 'mf_hello',
  metaData: { name: 'mf_hello', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' }, publicPath: 'auto' },
  shared: [
    { name: 'react', version: '19.2.0', singleton: true, requiredVersion: '^19.0.0', assets: assets('react.js') },
    { name: 'react/jsx-runtime', version: '19.2.0', requiredVersion: '^19.2.0', assets: assets() },
    { name: 'lodash', version: '4.17.0', requiredVersion: '^4.0.0', assets: assets('lodash.js') },
    { name: 'team-theme', version: '1.0.0', requiredVersion: '^1.0.0', assets: assets() },
  ],
  remotes: [],
  exposes: [{ name: 'hello', path: './hello', assets: assets('hello.js', 'gone.js') }],
};

test('of a build with mf-manifest.json takes entry, exposes and the ranges that were built', async () => {
  await write({ 'mf-manifest.json': federation, 'remoteEntry.js': writeEntry('x'), 'hello.js': 'export {};', 'lodash.js': '' });

  const { code, out } = await run('--page', '/hello=./hello=Hello', '--menu', 'Hello=/hello=tag=130', '--require', 'react@^18.0.0');

  expect([code, out]).toEqual([0, expect.stringContaining('Wrote dist/release.json')]);
  expect(await readManifest()).toMatchObject({
    name: 'mf_hello',
    version: '1.0.0',
    entry: 'remoteEntry.js',
    exposes: [{ name: './hello', files: ['hello.js'] }],
    pages: [{ path: '/hello', expose: './hello', title: 'Hello', access: 'member', preload: true }],
    menu: [{ label: 'Hello', path: '/hello', icon: 'tag', order: 130 }],
  });
  // lodash has a copy of its own. The ranges of the build win over what the command line claims.
  const { requires } = (await readManifest()).compatibility;
  expect(requires).toEqual({ react: '^19.0.0', 'react/': '^19.2.0', 'team-theme': '^1.0.0' });
});

test('reads mf-stats.json before mf-manifest.json, and lists only the latter among the files', async () => {
  await write({ 'mf-stats.json': { ...federation, name: 'mf_stats' }, 'mf-manifest.json': federation, 'remoteEntry.js': writeEntry('x') });

  await run();

  const { name, files } = await readManifest();
  expect([name, files.map(({ path }) => path)]).toEqual(['mf_stats', ['mf-manifest.json', 'remoteEntry.js']]);
});

test('of plain ES modules finds the entry by its exports', async () => {
  await write({ 'chunk.js': 'export const a = 1;', 'hello.mjs': writeEntry('x') });

  expect((await run('--expose', './hello', '--require', '@social/ui@^0.2.0', '--consume', 'mf_feed=./post-list')).code).toBe(0);
  expect(await readManifest()).toMatchObject({
    entry: 'hello.mjs',
    exposes: [{ name: './hello', files: [] }],
    compatibility: { requires: { '@social/ui': '^0.2.0' } },
    consumes: [{ remote: 'mf_feed', expose: './post-list', contract: 1 }],
  });
});

test('replaces a release.json of an earlier build', async () => {
  await write({ 'release.json': '{"old":true}', 'remoteEntry.js': writeEntry('x') });

  await run('--expose', './hello');

  expect((await readManifest()).files.map(({ path }) => path)).toEqual(['remoteEntry.js']);
});

test.each<[title: string, args: string[], message: string]>([
  ['a page that the build does not expose', ['--page', '/x=./other=X'], './other is declared, and the build exposes ./hello'],
  ['a page in another form', ['--page', '/x'], "--page '/x' is written like path=expose=title"],
  ['a share without range', ['--require', 'react'], '--require react is written like react@^19.0.0'],
  ['an entry that is not there', ['--entry', 'main.js'], 'The folder has no main.js'],
  ['a version that cannot be published', ['--release-version', '1.0'], 'a version is written like 1.4.0'],
  ['a configuration that is not there', ['--config', 'other.json'], 'other.json'],
  ['an order that is no number', ['--menu', 'Hello=/hello=tag=last'], 'menu.0.order'],
])('with %s is wrong usage, and says what to write', async (_title, args, message) => {
  await write({ 'mf-manifest.json': federation, 'remoteEntry.js': writeEntry('x') });

  expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});

test('without any script that is an entry says how to name it', async () => {
  await write({ 'a.js': 'export const a = 1;' });

  expect(await run('--expose', './hello')).toMatchObject({ code: 2, err: expect.stringContaining('No script exports get and init') });
});
