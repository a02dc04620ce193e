import type { Command } from 'commander';
import { openContext } from '../context';
import { basedOnOption, DEFAULT_REASON, parseRevision, reasonOption } from '../change-options';
import { describeChange } from '../output/describe-change';
import type { Terminal } from '../terminal';

type RollbackOptions = { to?: number; reason?: string; basedOn?: number };

export function addRollback(program: Command, terminal: Terminal): void {
  program
    .command('rollback')
    .description('bring the composition before this one back, as a new revision')
    .argument('<environment>')
    .option('--to <revision>', 'the revision to bring back', parseRevision)
    .addOption(reasonOption())
    .addOption(basedOnOption())
    .action(async (environment: string, options: RollbackOptions, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const basedOn = options.basedOn ?? (await client.status(environment)).revision;
      const revision = await client.rollBack(environment, { basedOn, to: options.to, reason: options.reason ?? DEFAULT_REASON });
      print(revision, () => describeChange(revision, colors));
    });
}
