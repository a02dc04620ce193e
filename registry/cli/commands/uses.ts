import type { Command } from 'commander';
import { findUses, type ReleaseUses } from '@social/registry-client';
import { openContext } from '../context';
import type { Colors, Terminal } from '../terminal';

export function addUses(program: Command, terminal: Terminal): void {
  program
    .command('uses [remote]')
    .description('which remotes use each other’s exposes and shared packages in an environment')
    .option('--in <environment>', 'the environment', 'production')
    .action(async (remote: string | undefined, options: { in: string }, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const { composition } = await client.status(options.in);
      const manifests = await Promise.all(Object.entries(composition).map(([name, version]) => client.manifest({ remote: name, version })));
      const uses = findUses(manifests).filter((release) => remote === undefined || release.remote === remote);
      print(uses, () =>
        uses.length === 0 ? [`${options.in} does not run ${remote ?? 'anything'}.`] : uses.flatMap((release) => describe(release, colors)),
      );
    });
}

function describe({ remote, version, exposes, shows, requires }: ReleaseUses, colors: Colors): string[] {
  const missing = requires.filter(({ provided }) => provided === null);
  return [
    `${colors.bold(remote)} ${version}`,
    ...exposes.map(({ name, shownBy }) => `  offers ${name}${shownBy.length > 0 ? `, shown by ${shownBy.join(', ')}` : ''}`),
    ...shows.map((shown) => `  shows ${shown.remote} ${shown.expose}${shown.isThere ? '' : colors.red(', which does not run')}`),
    `  requires ${requires.map(({ name, range }) => `${name} ${range}`).join(', ') || 'nothing'}`,
    ...missing.map(({ name }) => colors.red(`  nothing provides ${name}`)),
  ];
}
