import type { Command } from 'commander';
import { openContext } from '../context';
import { basedOnOption, DEFAULT_REASON, reasonOption } from '../change-options';
import { describeChange } from '../output/describe-change';
import { describePlan } from '../output/describe-plan';
import { parseReleases } from '../parse-releases';
import { RefusedError, type Terminal } from '../terminal';

type PinOptions = { reason?: string; basedOn?: number; dryRun?: boolean; skipGate?: string[] };

export function addPin(program: Command, terminal: Terminal): void {
  program
    .command('pin')
    .description('make an environment run these releases; what is not named stays')
    .argument('<environment>')
    .argument('<remote@version...>', 'one or more, pinned together')
    .addOption(reasonOption())
    .addOption(basedOnOption())
    .option('--dry-run', 'say what would change and what each gate says, and change nothing; exit code 1 when it would be refused')
    .option('--skip-gate <gate...>', 'pin although these gates refuse; needs a token that may, and stays in the history')
    .action(async (environment: string, names: string[], options: PinOptions, command: Command) => {
      const changes = parseReleases(names);
      const { client, colors, print } = await openContext(command, terminal);
      const skipGates = options.skipGate;
      if (options.dryRun) {
        const plan = await client.plan(environment, { changes, skipGates });
        print(plan, () => describePlan(plan, colors));
        if (!plan.isAccepted) throw new RefusedError();
        return;
      }
      const basedOn = options.basedOn ?? (await client.status(environment)).revision;
      const revision = await client.pin(environment, { basedOn, changes, skipGates, reason: options.reason ?? DEFAULT_REASON });
      print(revision, () => [...describeChange(revision, colors), `  back: pnpm registry rollback ${environment} --reason '…'`]);
    });
}
