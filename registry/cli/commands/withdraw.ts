import type { Command } from 'commander';
import { openContext } from '../context';
import { parseRelease } from '../parse-releases';
import type { Terminal } from '../terminal';

export function addWithdraw(program: Command, terminal: Terminal): void {
  program
    .command('withdraw')
    .description('never pin a release again; it stays published, and runs where it runs')
    .argument('<remote@version>')
    .requiredOption('--reason <text>', 'why; shown to operators who want to pin it')
    .action(async (name: string, { reason }: { reason: string }, command: Command) => {
      const release = parseRelease(name);
      const { client, colors, print } = await openContext(command, terminal);
      const withdrawn = await client.withdraw({ ...release, reason });
      print(withdrawn, () => [
        `${colors.green('Withdrawn')} ${colors.bold(name)} by ${withdrawn.by}: "${withdrawn.reason}"`,
        ...withdrawn.runsIn.map(({ environment, role }) =>
          role === 'pinned'
            ? `  it still runs in ${environment}; take it back: pnpm registry rollback ${environment} --remote ${release.remote} --reason '…'`
            : `  it is still the fallback in ${environment}, until the next revision there`,
        ),
      ]);
    });
}
