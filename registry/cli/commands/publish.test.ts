import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeBuild, writeEntry } from '@social/registry/testing/make-build';
import { startCli } from '../testing/start-cli';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function writeBuild(version: string, entry?: string): Promise<void> {
  const { manifest, files } = makeBuild({
    name: 'mf_feed',
    version,
    ...(entry ? { files: { 'remoteEntry.js': entry, 'expose-home.js': '' } } : {}),
  });
  await mkdir(join(folder, 'dist'), { recursive: true });
  for (const [path, text] of Object.entries({ ...files, 'release.json': JSON.stringify(manifest) }))
    await writeFile(join(folder, 'dist', path), text);
}

describe('publish', () => {
  test('prints what was published, and the next command', async () => {
    await writeBuild('0.4.0');
    const { run } = await startCli();
    const { code, out } = await run('publish dist', { cwd: folder });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Published mf_feed@0\.4\.0 {2}3 files, \d+ B, by admin\n {2}next: pnpm registry pin <environment> mf_feed@0\.4\.0/,
    );
  });

  test('of the same bytes succeeds; of other bytes is refused, with what to do', async () => {
    const { run } = await startCli();
    await writeBuild('0.1.0');
    expect(await run(['publish', join(folder, 'dist')])).toMatchObject({
      code: 0,
      out: expect.stringContaining('with the same bytes; nothing to do'),
    });
    await rm(join(folder, 'dist'), { recursive: true });
    await writeBuild('0.1.0', writeEntry('other bytes'));
    expect(await run(['publish', join(folder, 'dist')])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/mf_feed@0\.1\.0 was published by admin.*REG_VERSION_TAKEN\nRaise the version/),
    });
  });

  test('of an empty folder, or of none, is wrong usage', async () => {
    const { run } = await startCli();
    expect(await run(['publish', folder])).toMatchObject({ code: 2, err: expect.stringContaining('has no files: build first') });
    expect(await run(['publish', join(folder, 'none')])).toMatchObject({ code: 2, err: expect.stringContaining('There is no folder') });
  });
});

/** Starts a command line, and writes a build without release.json. */
async function startWithFiles(files: Record<string, string>) {
  const cli = await startCli();
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return cli;
}

const plainModule = {
  'package.json': JSON.stringify({ name: '@team/mf-hello', version: '1.2.0' }),
  'remote.config.json': JSON.stringify({
    pages: [{ path: '/hello', expose: './hello', title: 'Hello' }],
    requires: { react: '^19.0.0' },
  }),
  'dist/main.js': writeEntry('a plain module'),
};

describe('publish of a build without release.json', () => {
  test('describes it, omits files that no page loads, and says both', async () => {
    const { run, registry } = await startWithFiles({
      ...plainModule,
      'dist/.DS_Store': '',
      'dist/index.html': '<p>',
      'dist/main.js.map': '{}',
    });

    const { code, err, out } = await run('publish dist', { cwd: folder });

    expect([code, out]).toEqual([0, expect.stringContaining('Published mf_hello@1.2.0')]);
    expect(err).toContain('Omitted, because no page loads them: .DS_Store, index.html');
    expect(err).toContain('entry main.js; exposes ./hello; pages /hello; requires react ^19.0.0');
    expect((await registry.send('GET', '/v1/releases/mf_hello/1.2.0', null)).json()).toMatchObject({
      entry: 'main.js',
      files: [{ path: 'main.js' }, { path: 'main.js.map' }],
      compatibility: { requires: { react: '^19.0.0' } },
    });
  });

  test.each<[title: string, files: Record<string, string>, problems: string[]]>([
    [
      'an ordinary script',
      { 'dist/remoteEntry.js': 'var a = 1;', 'dist/main.js': '' },
      ['remoteEntry.js: it is an ordinary script', "library: { type: 'module' }"],
    ],
    [
      'files of other kinds',
      { 'dist/setup.exe': 'x', 'dist/chunk.cjs': 'x' },
      ['setup.exe: pages load no files of this kind', 'chunk.cjs', 'Build ES modules'],
    ],
    [
      'too many files',
      Object.fromEntries(Array.from({ length: 603 }, (_, index) => [`dist/c${index}.js`, ''])),
      ['the folder has 604 files, and a release has at most 500'],
    ],
    ['a file that is too large', { 'dist/big.wasm': ' '.repeat(11 << 20) }, ['big.wasm: it has 11.0 MB, and a file has at most 10.0 MB']],
  ])('refuses %s with file and cure, and sends nothing', async (_title, files, problems) => {
    const { run, registry } = await startWithFiles({ ...plainModule, ...files });
    const before = await registry.count('releases');

    const { code, err } = await run('publish dist', { cwd: folder });

    expect(code).toBe(1);
    for (const problem of problems) expect(err).toContain(problem);
    expect(err).toContain('nothing was sent');
    expect(err).not.toMatch(/ZodError|"code":/);
    expect(await registry.count('releases')).toBe(before);
  });

  test.each<[title: string, config: object, message: string]>([
    ['a page without title', { pages: [{ path: '/hello', expose: './hello' }] }, 'remote.config.json is refused: pages.0.title:'],
    ['an unknown key', { page: [] }, 'remote.config.json is refused: Unrecognized key: "page"'],
    ['an expose that is named otherwise', { exposes: ['./Hello'] }, 'an expose is named like ./post-list'],
    ['no expose', {}, 'The release exposes nothing: give --expose ./hello'],
  ])('with %s says what to write', async (_title, config, message) => {
    const { run } = await startWithFiles({ ...plainModule, 'remote.config.json': JSON.stringify(config) });

    expect(await run('publish dist', { cwd: folder })).toMatchObject({ code: 2, err: expect.stringContaining(message) });
  });
});
