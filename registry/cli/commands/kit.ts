import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Kit } from '@social/registry-client';
import { openContext } from '../context';
import { table } from '../output/table';
import { RefusedError, UsageError, type Terminal } from '../terminal';

const SCOPE_SETTING = '@social:registry=';

type Dependencies = Record<string, string>;
type PackageManifest = { dependencies?: Dependencies; devDependencies?: Dependencies };
type Move = { name: string; from: string; to: string };

export function addKit(program: Command, terminal: Terminal): void {
  program
    .command('kit')
    .description('move the @social packages of the current folder to what an environment runs now')
    .argument('<environment>')
    .option('--check', 'change nothing; exit code 1 when they differ')
    .action(async (environment: string, { check: isCheck = false }: { check?: boolean }, command: Command) => {
      const { client, url, colors, print, cwd: folder } = await openContext(command, terminal);
      const kit = await client.kit(environment);
      const text = await readManifest(folder);
      const manifest = JSON.parse(text) as PackageManifest;
      const moves = [manifest.dependencies, manifest.devDependencies].flatMap((dependencies) => moveTo(kit, dependencies));
      if (!isCheck) {
        if (moves.length > 0) await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
        await nameRegistry(folder, `${SCOPE_SETTING}${url}/npm/${environment}/`);
      }
      print({ environment, shell: kit.shell, changes: moves, isCurrent: moves.length === 0 }, () => [
        moves.length === 0
          ? `The packages are those of ${colors.bold(environment)}, which runs shell ${kit.shell}.`
          : `${colors.bold(environment)} runs shell ${kit.shell}:`,
        ...table(moves.map(({ name, from, to }) => [name, colors.dim(from), '→', colors.green(to)])),
        ...(moves.length === 0 ? [] : [isCheck ? `  next: registry kit ${environment}` : '  next: npm install']),
      ]);
      if (isCheck && moves.length > 0) throw new RefusedError();
    });
}

async function readManifest(folder: string): Promise<string> {
  return readFile(join(folder, 'package.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new UsageError(`There is no package.json in ${folder}: run this in the folder of a remote.`);
    throw error;
  });
}

/** Moves the packages of the kit to its versions. Packages of the same workspace are not changed. */
function moveTo({ packages }: Kit, dependencies: Dependencies = {}): Move[] {
  return packages.flatMap(({ name, version }) => {
    const from = dependencies[name];
    if (from === undefined || from === version || from.startsWith('workspace:')) return [];
    dependencies[name] = version;
    return [{ name, from, to: version }];
  });
}

/** Sets in .npmrc where npm finds the packages. Other settings are not changed. */
async function nameRegistry(folder: string, line: string): Promise<void> {
  const file = join(folder, '.npmrc');
  const before = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const others = before.split('\n').filter((setting) => setting !== '' && !setting.startsWith(SCOPE_SETTING));
  await writeFile(file, `${[...others, line].join('\n')}\n`);
}
