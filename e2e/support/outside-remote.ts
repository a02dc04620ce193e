import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { run as runProcess, type Running } from './processes';
import { urls, workspaceRoot } from './stack';

const run = promisify(execFile);

type Dependencies = Record<string, string>;

export type OutsideRemote = {
  folder: string;
  /** Runs the command of an installed module, as the scripts of package.json and npx do. */
  command(file: string, ...args: string[]): Promise<string>;
  /** Starts such a command, which runs until it is killed. */
  start(file: string, args: string[], environment: Record<string, string>): Running;
};

/**
 * Creates a remote in an empty folder outside the workspace, with only npm and the registry. Its `@social` packages are downloaded. Foreign
 * modules are links to those of this workspace, which have the same versions: downloading 500 MB would prove nothing.
 */
export async function createOutsideRemote(environment: string, name: string): Promise<OutsideRemote> {
  const team = await mkdtemp(join(tmpdir(), 'team-'));
  const npm = npmWithCache(join(team, 'cache'));
  await writeFile(join(team, '.npmrc'), `@social:registry=${urls.registry}/npm/${environment}/\n`);
  await npm(['create', '--yes', '@social/remote', name], team);

  const folder = join(team, name);
  const { dependencies, devDependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Dependencies;
    devDependencies: Dependencies;
  };
  await linkForeignModules(folder);
  await downloadWithDependencies(npm, listOurs({ ...dependencies, ...devDependencies }), folder);
  return {
    folder,
    command: async (file, ...args) => {
      const { stdout } = await run(process.execPath, [join(folder, 'node_modules', file), ...args], { cwd: folder });
      return stdout;
    },
    start: (file, args, environment) => runProcess([join(folder, 'node_modules', file), ...args], environment, folder),
  };
}

/** Installs a package of an environment's kit in its latest version. Foreign modules are links, as for `createOutsideRemote`. */
export async function installKitPackage(folder: string, environment: string, name: string): Promise<void> {
  await writeFile(join(folder, '.npmrc'), `@social:registry=${urls.registry}/npm/${environment}/\n`);
  await linkForeignModules(folder);
  await downloadWithDependencies(npmWithCache(join(folder, '.npm-cache')), [[name, 'latest']], folder);
}

type Npm = (args: string[], cwd: string) => Promise<{ stdout: string }>;
type Package = readonly [name: string, version: string];

function npmWithCache(cache: string): Npm {
  return (args, cwd) => run('npm', args, { cwd, env: { ...process.env, npm_config_cache: cache } });
}

async function linkForeignModules(folder: string): Promise<void> {
  for (const installed of ['node_modules/.pnpm/node_modules', 'node_modules']) await linkModules(join(workspaceRoot, installed), folder);
}

/** Downloads packages, and those of ours that they depend on. */
async function downloadWithDependencies(npm: Npm, packages: readonly Package[], folder: string): Promise<void> {
  const downloaded = new Set<string>();
  for (let missing = packages; missing.length > 0;) {
    await download(npm, missing, folder);
    for (const [name] of missing) downloaded.add(name);
    missing = (await readDependencies(missing, folder)).filter(([name]) => !downloaded.has(name));
  }
}

const listOurs = (dependencies: Dependencies) => Object.entries(dependencies).filter(([name]) => name.startsWith('@social/'));

/** Lists our packages that the given ones depend on, each once. */
async function readDependencies(packages: readonly Package[], folder: string) {
  const manifests = await Promise.all(packages.map(([name]) => readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8')));
  return listOurs(
    Object.assign({}, ...manifests.map((text) => (JSON.parse(text) as { dependencies?: Dependencies }).dependencies)) as Dependencies,
  );
}

/** Downloads packages as an installation does, in one call: npm checks their hashes, and names the files in the order of the packages. */
async function download(npm: Npm, packages: readonly Package[], folder: string): Promise<void> {
  const { stdout } = await npm(['pack', '--silent', ...packages.map(([name, version]) => `${name}@${version}`)], folder);
  const files = stdout.trim().split('\n');
  for (const [index, [name]] of packages.entries()) {
    const target = join(folder, 'node_modules', name);
    await mkdir(target, { recursive: true });
    const tarball = join(folder, files[index] ?? '');
    await run('tar', ['xzf', tarball, '-C', target, '--strip-components=1']);
    await rm(tarball);
  }
}

/** Links every foreign module that does not exist yet. */
async function linkModules(installed: string, folder: string): Promise<void> {
  for (const entry of await readdir(installed)) {
    if (entry.startsWith('.') || entry === '@social') continue;
    const names = entry.startsWith('@') ? (await readdir(join(installed, entry))).map((name) => `${entry}/${name}`) : [entry];
    for (const name of names) {
      const link = join(folder, 'node_modules', name);
      await mkdir(join(link, '..'), { recursive: true });
      await symlink(join(installed, name), link).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      });
    }
  }
}
