import type { Command } from 'commander';
import type { ListedRemote } from '@social/registry-client';
import { openContext } from '../context';
import { formatTime } from '../output/format';
import type { Colors, Terminal } from '../terminal';

export function addRemotes(program: Command, terminal: Terminal): void {
  program
    .command('remotes')
    .description('all remotes: who publishes each, its latest release, and where it runs')
    .action(async (_options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const remotes = await client.remotes();
      printRows(
        remotes,
        remotes.map((remote) => describe(remote, colors)),
        'Nothing was ever published.',
      );
    });
}

function describe({ remote, owners, latest, pinnedIn }: ListedRemote, colors: Colors): string[] {
  return [
    colors.bold(remote),
    owners.join(', ') || colors.dim('no owner'),
    `${latest.version}, ${formatTime(latest.publishedAt)}`,
    pinnedIn.map(({ environment, version }) => `${colors.green(environment)} ${version}`).join(', '),
  ];
}
