import type { Command } from 'commander';
import { openContext } from '../context';
import { parseRelease } from '../parse-releases';
import type { Terminal } from '../terminal';

export function addDeprecate(program: Command, terminal: Terminal): void {
  program
    .command('deprecate')
    .description('ask for a newer release than this one; it can be pinned all the same')
    .argument('<remote@version>')
    .requiredOption('--reason <text>', 'why, and what to pin instead; shown to operators who plan to pin it')
    .action(async (name: string, { reason }: { reason: string }, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const deprecated = await client.deprecate({ ...parseRelease(name), reason });
      print(deprecated, () => [
        `${colors.yellow('Deprecated')} ${colors.bold(name)} by ${deprecated.by}: "${deprecated.reason}"`,
        ...deprecated.runsIn.map(({ environment, role }) => `  ${role === 'pinned' ? 'runs' : 'is the fallback'} in ${environment}`),
      ]);
    });
}
