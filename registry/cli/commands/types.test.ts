import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TYPES_ARCHIVE, writeTypesArchive } from '@social/release';
import { writeEntry } from '@social/registry/testing/make-build';
import { startCli } from '../testing/start-cli';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'types-'));
});
afterEach(() => rm(folder, { recursive: true }));

const typesOf = (prop: string) => writeTypesArchive({ 'home.d.ts': `export declare function Region(props: { ${prop} }): null;` });

/** Starts a registry whose production runs mf_pages@0.9.0 and mf_albums@0.9.0, each with these types. */
async function startWithTypes(feed: Uint8Array | null = typesOf('limit: number'), chat: Uint8Array | null = typesOf('id: string')) {
  const cli = await startCli();
  const publish = (name: string, types: Uint8Array | null, version = '0.9.0') =>
    cli.registry.publish({
      name,
      version,
      files: { 'remoteEntry.js': writeEntry(name), ...(types && { [TYPES_ARCHIVE]: types }) },
      manifest: { exposes: [{ name: './list', files: [] }], pages: [], menu: [] },
    });
  expect([(await publish('mf_pages', feed)).statusCode, (await publish('mf_albums', chat)).statusCode]).toEqual([201, 201]);
  expect((await cli.registry.pin('production', 1, { mf_pages: '0.9.0', mf_albums: '0.9.0' })).json()).toMatchObject({ revision: 2 });
  return { ...cli, publish, types: (options = '') => cli.run(`types production${options}`, { cwd: folder }) };
}

const consume = (...remotes: string[]) =>
  writeFile(join(folder, 'remote.config.json'), JSON.stringify({ consumes: remotes.map((remote) => ({ remote, expose: './home' })) }));
const listTypes = async () => (await readdir(join(folder, '@mf-types'))).sort();

test('the types of the consumed remotes are installed, and those of a remote that is no longer consumed are removed', async () => {
  const { types } = await startWithTypes();
  await consume('mf_pages', 'mf_albums');

  expect(await types()).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\+ +mf_albums +0\.9\.0[\s\S]*\+ +mf_pages +0\.9\.0/),
  });
  expect(await listTypes()).toEqual(['installed.json', 'mf_albums', 'mf_pages']);
  expect(await readFile(join(folder, '@mf-types/mf_pages/home.d.ts'), 'utf8')).toContain('limit: number');

  await consume('mf_pages');
  await mkdir(join(folder, '@mf-types/mf_own'));
  expect(await types()).toMatchObject({ code: 0, out: expect.stringContaining('mf_albums  0.9.0  is no longer consumed') });
  expect(await listTypes()).toEqual(['installed.json', 'mf_own', 'mf_pages']);
});

test('a release of the preset names what it consumes in its last build, and --remote replaces both', async () => {
  const { types, registry } = await startWithTypes();
  const built = (await registry.send('GET', '/v1/releases/mf_albums/0.9.0')).json<object>();
  await mkdir(join(folder, 'dist'));
  await writeFile(
    join(folder, 'dist/release.json'),
    JSON.stringify({ ...built, consumes: [{ remote: 'mf_pages', expose: './home', contract: 1 }] }),
  );

  await types();
  expect(await listTypes()).toEqual(['installed.json', 'mf_pages']);
  await types(' --remote mf_albums');
  expect(await listTypes()).toEqual(['installed.json', 'mf_albums']);
});

test('--check changes nothing, and ends with 1 until the types are those of the environment', async () => {
  const { types, registry, publish } = await startWithTypes();
  await consume('mf_pages');

  expect(await types(' --check')).toMatchObject({ code: 1, out: expect.stringContaining('next: registry types production') });
  expect(await readdir(folder)).toEqual(['remote.config.json']);
  await types();
  expect((await types(' --check')).code).toBe(0);
  await publish('mf_pages', typesOf('size: number'), '0.9.1');
  await registry.pin('production', 2, { mf_pages: '0.9.1' });
  expect((await types(' --check')).code).toBe(1);
});

test('tsconfig.json is not changed, and the line that it needs is shown until it has it', async () => {
  const { types } = await startWithTypes();
  await consume('mf_pages');
  await writeFile(join(folder, 'tsconfig.json'), '{ /* ours */ }');

  expect((await types()).out).toContain('"paths": { "*": ["./@mf-types/*"] }');
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "paths": { "*": ["./@mf-types/*"] } } }');
  expect((await types()).out).not.toContain('paths');
});

test('a release without types is named, its former types are removed, and the others are installed', async () => {
  const { types } = await startWithTypes(typesOf('limit: number'), null);
  await consume('mf_pages', 'mf_albums');
  await mkdir(join(folder, '@mf-types/mf_albums'), { recursive: true });

  expect(await types()).toMatchObject({ code: 1, out: expect.stringContaining('mf_albums  0.9.0  has no types') });
  expect(await listTypes()).toEqual(['installed.json', 'mf_pages']);
});

test.each([
  ['an environment that is missing', 'types nowhere --remote mf_pages', 1, 'nowhere'],
  [
    'a remote that is missing',
    'types production --remote mf_none',
    2,
    'production does not run mf_none. It runs mf_albums, mf_chat, mf_feed, mf_pages, shell.',
  ],
  ['a path as a remote', 'types production --remote ../mf_pages', 2, 'production does not run ../mf_pages'],
  ['a folder of no remote', 'types production', 2, 'run this in the folder of a remote, or name remotes with --remote'],
])('%s is refused with a cure', async (_title, line, code, message) => {
  const { run } = await startWithTypes();
  expect(await run(line, { cwd: folder })).toMatchObject({ code, err: expect.stringContaining(message) });
});

test('an archive that would write elsewhere is not published', async () => {
  const { registry } = await startWithTypes();
  const files = { 'remoteEntry.js': writeEntry('mf_bad'), [TYPES_ARCHIVE]: writeTypesArchive({ '../outside.d.ts': '' }) };

  const refused = await registry.publish({ name: 'mf_bad', version: '0.9.0', files });

  expect(refused.json()).toMatchObject({ code: 'REG_RELEASE_UNUSABLE', message: expect.stringContaining('unsafe path "../outside.d.ts"') });
});
