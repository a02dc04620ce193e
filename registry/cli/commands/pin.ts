import type { Command } from 'commander';
import { addChangeOptions, changeComposition, type ChangeOptions } from '../change-composition';
import { openContext } from '../context';
import { parseReleases } from '../parse-releases';
import type { Terminal } from '../terminal';

export function addPin(program: Command, terminal: Terminal): void {
  const pin = program
    .command('pin')
    .description('make an environment run these releases; what is not named stays')
    .argument('<environment>')
    .argument('<remote@version...>', 'one or more, pinned together');
  addChangeOptions(pin).action(async (environment: string, names: string[], options: ChangeOptions, command: Command) => {
    const changes = parseReleases(names);
    await changeComposition(await openContext(command, terminal), environment, changes, options);
  });
}
