import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { newEnvironment } from '../support/registry-api';
import { urls } from '../support/stack';
import { expect, test } from '../support/test';

const run = promisify(execFile);

type Manager = {
  title: string;
  /** The program, as it is published on npm. npm itself comes with Node. */
  published?: string;
  command: string;
  create: readonly string[];
  /** A settings file of the folder or the home folder, in which it finds the packages of the address. */
  settings: (kit: string) => [file: string, text: string];
  /** Budget for the installed packages, in megabytes of the file system. */
  largestMb: number;
};

const npmrc = (kit: string): [string, string] => ['.npmrc', `@social:registry=${kit}/\n`];
const managers: readonly Manager[] = [
  { title: 'npm', command: 'npm', create: ['create', '--yes', '@social/remote@latest'], settings: npmrc, largestMb: 320 },
  {
    title: 'pnpm 10',
    published: 'pnpm@10.34.8',
    command: 'pnpm',
    create: ['create', '@social/remote@latest'],
    settings: npmrc,
    largestMb: 280,
  },
  {
    title: 'pnpm 12',
    published: 'pnpm@12.21.0',
    command: 'pnpm',
    create: ['create', '@social/remote@latest'],
    settings: npmrc,
    largestMb: 280,
  },
  {
    title: 'yarn 4',
    published: '@yarnpkg/cli-dist@4.18.1',
    command: 'yarn',
    create: ['dlx', '-q', '@social/create-remote@latest'],
    settings: (kit) => [
      '.yarnrc.yml',
      `npmScopes: { social: { npmRegistryServer: '${kit}' } }\nunsafeHttpWhitelist: [localhost]\nnpmPreapprovedPackages: ['@social/*']\n`,
    ],
    largestMb: 410,
  },
  {
    title: 'Bun',
    published: 'bun@1.4.5',
    command: 'bun',
    create: ['create', '@social/remote@latest'],
    settings: (kit) => ['.bunfig.toml', `[install.scopes]\n"@social" = "${kit}/"\n`],
    largestMb: 320,
  },
];

for (const { title, published, command, create, settings, largestMb } of managers) {
  test(`${title} creates, installs, checks and builds a remote with the kit of an environment`, { tag: '@whole' }, async () => {
    test.slow();
    const environment = await newEnvironment();
    const team = await mkdtemp(join(tmpdir(), 'managers-'));
    const kit = `${urls.registry}/npm/${environment.name}`;
    const tools = join(team, 'tools');
    // A home of its own, with the settings: caches of other runs hold packages of the same addresses.
    const variables = { ...process.env, HOME: team, PATH: `${join(tools, 'node_modules/.bin')}:${process.env.PATH}`, CI: '' };
    const shell = (args: readonly string[], cwd: string) => run(command, [...args], { cwd, env: variables, maxBuffer: 1 << 26 });
    try {
      if (published !== undefined)
        await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', tools, published], { cwd: team, env: variables });
      const [file, text] = settings(kit);
      await writeFile(join(team, file), text);
      await shell([...create, 'mf-hello'], team);

      const folder = join(team, 'mf-hello');
      await shell(['install'], folder);
      for (const script of ['types', 'test', 'build']) await shell(['run', script], folder);

      expect(JSON.parse(await readFile(join(folder, 'dist/release.json'), 'utf8'))).toMatchObject({ name: 'mf_hello' });
      const { stdout } = await run('du', ['-sm', 'node_modules'], { cwd: folder });
      expect(Number.parseInt(stdout, 10), 'megabytes that are installed').toBeLessThanOrEqual(largestMb);
    } finally {
      await rm(team, { recursive: true, force: true });
    }
  });
}
