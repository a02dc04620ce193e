import type { Command } from 'commander';
import { addChangeOptions, changeComposition, type ChangeOptions } from '../change-composition';
import { openContext } from '../context';
import type { Terminal } from '../terminal';

export function addUnpin(program: Command, terminal: Terminal): void {
  const unpin = program
    .command('unpin')
    .description('take remotes out of an environment: their pages and menu entries go')
    .argument('<environment>')
    .argument('<remote...>');
  addChangeOptions(unpin).action(async (environment: string, remotes: string[], options: ChangeOptions, command: Command) => {
    const changes = Object.fromEntries(remotes.map((remote) => [remote, null]));
    await changeComposition(await openContext(command, terminal), environment, changes, options);
  });
}
