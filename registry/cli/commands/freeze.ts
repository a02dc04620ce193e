import type { Command } from 'commander';
import { parseEnd } from '../change-options';
import { openContext } from '../context';
import { formatTime } from '../output/format';
import type { Terminal } from '../terminal';

export function addFreeze(program: Command, terminal: Terminal): void {
  program
    .command('freeze')
    .description('let no version move in an environment until a time; rollbacks stay possible')
    .argument('<environment>')
    .requiredOption(
      '--until <time>',
      'when it ends by itself, such as 2027-01-31T08:00Z; a day ends with its last second; UTC without a zone',
      parseEnd,
    )
    .requiredOption('--reason <text>', 'why; shown to operators who want to pin')
    .action(async (environment: string, options: { until: string; reason: string }, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const frozen = await client.freeze(environment, options);
      print(frozen, () => [
        `${colors.green('Frozen')} ${colors.bold(environment)} until ${formatTime(options.until)}: "${options.reason}"`,
      ]);
    });

  program
    .command('unfreeze')
    .description('end a freeze early; a freeze by another person needs a token that may skip gates')
    .argument('<environment>')
    .action(async (environment: string, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      print(await client.unfreeze(environment), () => [`${colors.bold(environment)} is not frozen.`]);
    });
}
