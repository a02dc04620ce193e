import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCli } from '../testing/start-cli';

const VERSION = '0.1.0-kit-aaa';
const kit = {
  packages: [{ name: '@social/ui', version: VERSION, file: 'kit/ui.tgz', integrity: 'sha512-x', dependencies: {} }],
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kit-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function startWithKit() {
  const cli = await startCli();
  await cli.registry.publish({ name: 'shell', version: '0.2.0', files: { 'main.js': '', 'kit/kit.json': JSON.stringify(kit) } });
  await cli.registry.pin('production', 1, { shell: '0.2.0' });
  return { ...cli, kit: (options = '') => cli.run(`kit production${options}`, { cwd: folder }) };
}

const writeManifest = (dependencies: Record<string, string>) =>
  writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'mf-hello', dependencies }));
const readText = (file: string) => readFile(join(folder, file), 'utf8');

test('the packages of a folder move to what the environment runs, and .npmrc names the registry beside its other settings', async () => {
  const { kit: runKit, url } = await startWithKit();
  await writeManifest({ '@social/ui': '0.1.0-kit-old', react: '19.3.1' });
  await writeFile(join(folder, '.npmrc'), 'save-exact=true\n@social:registry=http://other/npm/staging/\n');

  const { code, out } = await runKit();

  expect([code, out]).toEqual([0, expect.stringContaining('@social/ui  0.1.0-kit-old  →  0.1.0-kit-aaa')]);
  expect(JSON.parse(await readText('package.json'))).toEqual({
    name: 'mf-hello',
    dependencies: { '@social/ui': VERSION, react: '19.3.1' },
  });
  expect(await readText('.npmrc')).toBe(`save-exact=true\n@social:registry=${url}/npm/production/\n`);
});

test('--check changes nothing and ends with 1 when a package differs, and with 0 when none does', async () => {
  const { kit: runKit } = await startWithKit();
  await writeManifest({ '@social/ui': '0.1.0-kit-old' });

  expect((await runKit(' --check')).code).toBe(1);
  expect(await readText('package.json')).toContain('0.1.0-kit-old');

  await writeManifest({ '@social/ui': VERSION });
  expect((await runKit(' --check')).code).toBe(0);
});

test('packages of the same workspace stay as they are', async () => {
  const { kit: runKit } = await startWithKit();
  await writeManifest({ '@social/ui': 'workspace:*' });

  expect(await runKit(' --check')).toMatchObject({ code: 0, out: expect.stringContaining('which runs shell 0.2.0') });
});

test('a folder without package.json is wrong usage', async () => {
  const { kit: runKit } = await startWithKit();

  expect(await runKit()).toMatchObject({ code: 2, err: expect.stringContaining('run this in the folder of a remote') });
});
