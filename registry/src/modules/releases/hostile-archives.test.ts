import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '@social/contracts';
import { TYPES_ARCHIVE, writeTypesArchive } from '@social/release';
import {
  hashIntegrity,
  makeBuild,
  archiveBuild,
  archiveEntries,
  tarEntries,
  writeEntry,
  type Build,
  type Entry,
} from '../../testing/make-build';
import { startRegistry } from '../../testing/start-registry';

const good = makeBuild({ name: 'mf_feed', version: '1.0.0' });
const manifest: Entry = ['release.json', JSON.stringify(good.manifest)];
const files = Object.entries(good.files);
const shellHost = makeBuild({ name: 'shell', version: '1.0.0' }).manifest.host;

/** Adds entries to a sound build. */
const withEntries = (...entries: Entry[]) => archiveEntries([manifest, ...files, ...entries]);
const withManifest = (change: (manifest: ReleaseManifest) => unknown) =>
  archiveEntries([['release.json', JSON.stringify(change(structuredClone(good.manifest)))], ...files]);
const withFile = (path: string, text: string): Promise<Buffer> => {
  const build: Build = structuredClone(good);
  build.files[path] = text;
  build.manifest.files.push({ path, sizeBytes: Buffer.byteLength(text), integrity: hashIntegrity(text) });
  return archiveBuild(build);
};

const withEntry = (text: string): Promise<Buffer> =>
  archiveBuild(
    makeBuild({
      name: 'mf_chat',
      version: '1.0.0',
      files: { 'remoteEntry.js': text, 'shared.js': '', 'expose-list.js': '', 'expose-conversation.js': '' },
    }),
  );
/** The description of a build that shares React, as Module Federation writes it. */
const federation = {
  name: 'mf_feed',
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' } },
  shared: [{ name: 'react', requiredVersion: '^19.0.0', assets: { js: { sync: ['react.js'], async: [] } } }],
  exposes: [],
};

const cases: [title: string, archive: () => Promise<Buffer>, code: string, message?: string][] = [
  ['a path out of the folder', () => withEntries(['../x.js', '']), 'REG_ARCHIVE_ENTRY', '../x.js'],
  ['a path out of the folder, hidden', () => withEntries(['a/../../x.js', '']), 'REG_ARCHIVE_ENTRY', 'a/../../x.js'],
  ['an absolute path', () => withEntries(['/etc/x.js', '']), 'REG_ARCHIVE_ENTRY', '/etc/x.js'],
  ['a drive letter', () => withEntries(['C:\\x.js', '']), 'REG_ARCHIVE_ENTRY'],
  ['a backslash', () => withEntries(['..\\x.js', '']), 'REG_ARCHIVE_ENTRY'],
  ['a name that starts with ./', () => withEntries(['./x.js', '']), 'REG_ARCHIVE_ENTRY'],
  ['a link', () => withEntries([{ name: 'x.js', type: 'symlink', linkname: 'remoteEntry.js' }]), 'REG_ARCHIVE_ENTRY', 'symlink'],
  ['a hard link', () => withEntries([{ name: 'x.js', type: 'link', linkname: 'remoteEntry.js' }]), 'REG_ARCHIVE_ENTRY', 'link'],
  ['a device', () => withEntries([{ name: 'x.js', type: 'character-device' }]), 'REG_ARCHIVE_ENTRY'],
  ['a folder', () => withEntries([{ name: 'x', type: 'directory' }]), 'REG_ARCHIVE_ENTRY'],
  ['a name twice', () => withEntries(['remoteEntry.js', 'other']), 'REG_ARCHIVE_ENTRY', 'twice'],
  ['a name twice but for its case', () => withEntries(['REMOTEENTRY.js', 'other']), 'REG_ARCHIVE_ENTRY', 'twice'],
  ['a name that is not ASCII', () => withEntries(['ümlaut.js', '']), 'REG_ARCHIVE_ENTRY'],
  ['a name that turns the line around', () => withEntries(['a\u202eb.js', '']), 'REG_ARCHIVE_ENTRY', 'a?b.js'],
  ['a name with a control character', () => withEntries(['a\u001bb.js', '']), 'REG_ARCHIVE_ENTRY', 'a?b.js'],
  ['a name of 4 KB', () => withEntries([`${'a'.repeat(4096)}.js`, '']), 'REG_ARCHIVE_ENTRY'],
  ['a page', () => withFile('index.html', '<script>'), 'REG_ARCHIVE_ENTRY', 'index.html'],
  ['a file of an operating system', () => withFile('assets/.DS_Store', 'x'), 'REG_ARCHIVE_ENTRY', 'omits it by itself'],
  ['a CommonJS module', () => withFile('server.cjs', 'x'), 'REG_ARCHIVE_ENTRY', 'Build ES modules'],
  ['a file of settings', () => withFile('.env', 'KEY=1'), 'REG_ARCHIVE_ENTRY', '.env'],
  ['a file of 11 MB', () => withFile('big.js', ' '.repeat(11 * 1024 * 1024)), 'REG_ARCHIVE_TOO_LARGE', 'big.js'],
  [
    '600 files',
    () => archiveEntries(Array.from({ length: 600 }, (_, index): Entry => [`f${index}.js`, ''])),
    'REG_ARCHIVE_TOO_LARGE',
    '500 files',
  ],
  ['200 MB of zeros in 200 KB', async () => gzipSync(Buffer.alloc(200 * 1024 * 1024)), 'REG_ARCHIVE_TOO_LARGE'],
  [
    'zeros after the last file',
    async () => gzipSync(Buffer.concat([await tarEntries([manifest, ...files]), Buffer.alloc(80 * 1024 * 1024)])),
    'REG_ARCHIVE_TOO_LARGE',
  ],
  ['a gzip that is cut off', async () => (await archiveBuild(good)).subarray(0, 200), 'REG_ARCHIVE_UNREADABLE'],
  ['a tar that is cut off', async () => gzipSync((await tarEntries([manifest, ...files])).subarray(0, 700)), 'REG_ARCHIVE_UNREADABLE'],
  ['a zip', async () => Buffer.from('PK\u0003\u0004 and so on'), 'REG_ARCHIVE_UNREADABLE'],
  ['a gzip in a gzip', async () => gzipSync(await archiveBuild(good)), 'REG_ARCHIVE_UNREADABLE'],
  ['nothing', async () => Buffer.alloc(0), 'REG_ARCHIVE_UNREADABLE'],
  ['an empty gzip', async () => gzipSync(''), 'REG_MANIFEST_INVALID', 'missing'],
  ['no manifest', () => archiveEntries(files), 'REG_MANIFEST_INVALID', 'missing'],
  ['a manifest that is not JSON', () => archiveEntries([['release.json', '{"name":'], ...files]), 'REG_MANIFEST_INVALID', 'JSON'],
  [
    'a manifest with a key that nobody knows',
    () => withManifest((it) => ({ ...it, getPublicPath: 'evil()' })),
    'REG_MANIFEST_INVALID',
    'does not know',
  ],
  [
    'a manifest that reaches for the prototype',
    () => archiveEntries([['release.json', JSON.stringify(good.manifest).replace('{', '{"__proto__":{"x":1},')], ...files]),
    'REG_MANIFEST_INVALID',
  ],
  ['a name that is no name', () => withManifest((it) => ({ ...it, name: '../x' })), 'REG_MANIFEST_INVALID'],
  ['a reserved name', () => withManifest((it) => ({ ...it, name: 'constructor' })), 'REG_MANIFEST_INVALID', 'reserved'],
  ['a version that is no version', () => withManifest((it) => ({ ...it, version: '1.0' })), 'REG_MANIFEST_INVALID'],
  [
    'scripts of a lazy shared module that are not there',
    () => withManifest((it) => ({ ...it, host: { ...shellHost, sharedFiles: { '@social/ui/forms': ['forms.js'] } } })),
    'REG_MANIFEST_INVALID',
    'forms.js',
  ],
  [
    'an entry that is an ordinary script',
    () => withEntry('var mf_feed; (() => { mf_feed = { get() {}, init() {} }; })();'),
    'REG_RELEASE_UNUSABLE',
    'it is an ordinary script',
  ],
  ['an entry that exports something else', () => withEntry('export const mount = 1;'), 'REG_RELEASE_UNUSABLE', 'it exports mount'],
  ['an entry without init', () => withEntry('export const get = 1;'), 'REG_RELEASE_UNUSABLE', 'not init'],
  ['an entry that cannot be parsed', () => withEntry('export const = `'), 'REG_RELEASE_UNUSABLE', 'cannot be parsed'],
  [
    'a shared module that the build needs and the manifest omits',
    () => withFile('mf-manifest.json', JSON.stringify(federation)),
    'REG_RELEASE_UNUSABLE',
    'no react, and the build shares it in the range ^19.0.0',
  ],
  ['an entry that is not there', () => withManifest((it) => ({ ...it, entry: 'main.js' })), 'REG_MANIFEST_INVALID', 'main.js'],
  [
    'an expose whose script is not there',
    () => withManifest((it) => ({ ...it, exposes: [{ name: './home', files: ['gone.js'] }] })),
    'REG_MANIFEST_INVALID',
    'gone.js',
  ],
  [
    'a page whose expose is missing',
    () =>
      withManifest((it) => ({
        ...it,
        pages: [{ path: '/x', expose: './absent', title: 'X', access: 'member' as const, preload: true }],
      })),
    'REG_MANIFEST_INVALID',
    './absent',
  ],
  [
    'one path declared twice',
    () =>
      withManifest((it) => ({
        ...it,
        pages: [...(it.pages ?? []), ...(it.pages ?? []).map((page) => ({ ...page, path: page.path.toUpperCase() }))],
      })),
    'REG_MANIFEST_INVALID',
    'twice',
  ],
  [
    'a page path that is no path',
    () => withManifest((it) => ({ ...it, pages: (it.pages ?? []).map((page) => ({ ...page, path: 'javascript:alert(1)' })) })),
    'REG_MANIFEST_INVALID',
  ],
  [
    'a host part in a remote',
    () => withManifest((it) => ({ ...it, host: { ownPaths: [], always: [], document: { styles: '', script: '', body: '' } } })),
    'REG_MANIFEST_INVALID',
    'host',
  ],
  ['a shell without host part', () => withManifest((it) => ({ ...it, name: 'shell' })), 'REG_MANIFEST_INVALID', 'host'],
  ['a file that the manifest does not list', () => withEntries(['extra.js', '']), 'REG_MANIFEST_MISMATCH', 'extra.js'],
  ['a file that is missing', () => archiveEntries([manifest, ...files.slice(1)]), 'REG_MANIFEST_MISMATCH', 'remoteEntry.js'],
  [
    'a file of another size',
    () => archiveEntries([manifest, ['remoteEntry.js', 'x'], ...files.slice(1)]),
    'REG_MANIFEST_MISMATCH',
    'bytes',
  ],
  [
    'a file with one byte changed',
    () => archiveEntries([manifest, ['remoteEntry.js', `${String(files[0]?.[1]).slice(0, -1)}!`], ...files.slice(1)]),
    'REG_MANIFEST_MISMATCH',
    'hash',
  ],
];

test.each(cases)('an archive with %s is refused, and nothing is stored', async (_title, archive, code, message = '') => {
  const registry = await startRegistry();

  const answer = await registry.publishArchive(await archive());

  expect(answer.json()).toMatchObject({ code, message: expect.stringContaining(message) });
  expect(answer.statusCode).toBe(422);
  expect([await registry.count('releases'), await registry.count('release_files'), await registry.count('blobs')]).toEqual([0, 0, 0]);
});

test.each(['chunk.mjs', 'logo.svg', 'photo.jpeg', 'font.woff', 'engine.wasm', 'remoteEntry.js.map', 'home.d.ts'])(
  'an archive with %s is published',
  async (path) => {
    const registry = await startRegistry();

    expect((await registry.publishArchive(await withFile(path, 'x'))).statusCode).toBe(201);
  },
);

test('an archive with types is published', async () => {
  const registry = await startRegistry();
  const files = { 'remoteEntry.js': writeEntry('types'), [TYPES_ARCHIVE]: writeTypesArchive({ 'home.d.ts': 'export {};' }) };

  expect((await registry.publish({ name: 'mf_hello', version: '0.1.0', files })).statusCode).toBe(201);
});

test('a shell whose document would break out of its element is refused', async () => {
  const registry = await startRegistry();
  const shell = makeBuild({ name: 'shell', version: '1.0.0' });
  const host = shell.manifest.host;
  if (!host) throw new Error('the shell has a host part');
  for (const document of [
    { ...host.document, script: '</ScRipt >' },
    { ...host.document, styles: 'a{}</style >' },
  ]) {
    const answer = await registry.publish({ name: 'shell', version: '1.0.0', manifest: { host: { ...host, document } } });
    expect(answer.json()).toMatchObject({ code: 'REG_MANIFEST_INVALID' });
  }
});

test('a shell whose icon is no file of it, or whose mark is an address elsewhere, is refused', async () => {
  const registry = await startRegistry();
  const { host } = makeBuild({ name: 'shell', version: '1.0.0' }).manifest;
  if (!host) throw new Error('the shell has a host part');
  const app = { favicon: 'data:image/svg+xml,%3Csvg%2F%3E', themeColor: '#000', backgroundColor: '#fff', icons: [] };
  const icon = { path: 'icon.12345678.png', type: 'image/png', sizes: '192x192', purpose: 'any' as const };
  for (const part of [
    { ...app, icons: [icon] },
    { ...app, favicon: 'https://other.example/icon.svg' },
  ]) {
    const answer = await registry.publish({ name: 'shell', version: '1.0.0', manifest: { host: { ...host, app: part } } });
    expect(answer.json()).toMatchObject({ code: 'REG_MANIFEST_INVALID' });
  }
});

test('a body over the limit is refused by its content-length', async () => {
  const registry = await startRegistry();
  const answer = await registry.send('POST', '/v1/releases', registry.admin, {
    payload: Buffer.alloc(51 * 1024 * 1024),
    headers: { 'content-type': 'application/gzip' },
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: 'REG_BODY_TOO_LARGE' });
});
