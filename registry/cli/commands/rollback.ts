import { Option, type Command } from 'commander';
import { openContext } from '../context';
import { basedOnOption, DEFAULT_REASON, parseRevision, reasonOption } from '../change-options';
import { describeChange } from '../output/describe-change';
import type { Terminal } from '../terminal';

type RollbackOptions = { to?: number; remote?: string; reason?: string; basedOn?: number };

export function addRollback(program: Command, terminal: Terminal): void {
  program
    .command('rollback')
    .description('bring the composition before this one back, as a new revision')
    .argument('<environment>')
    .addOption(new Option('--to <revision>', 'the revision to bring back').argParser(parseRevision).conflicts('remote'))
    .option('--remote <remote>', 'roll back only this remote to its previous version')
    .addOption(reasonOption())
    .addOption(basedOnOption())
    .action(async (environment: string, options: RollbackOptions, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const basedOn = options.basedOn ?? (await client.status(environment)).revision;
      const revision = await client.rollBack(environment, {
        basedOn,
        to: options.to,
        remote: options.remote,
        reason: options.reason ?? DEFAULT_REASON,
        // An operator who names the revision has seen all changes up to it.
        takesBackOthers: options.basedOn !== undefined,
      });
      print(revision, () => describeChange(revision, colors));
    });
}
