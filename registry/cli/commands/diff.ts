import type { Command } from 'commander';
import { openContext } from '../context';
import type { Terminal } from '../terminal';

export function addDiff(program: Command, terminal: Terminal): void {
  program
    .command('diff')
    .description('where an environment differs from another, or from an older revision of its own')
    .argument('<environment>')
    .argument('<other>', 'an environment, or the number of a revision')
    .action(async (environment: string, other: string, _options: unknown, command: Command) => {
      const { client, colors, printRows, isInteractive } = await openContext(command, terminal);
      const diff = await client.diff(environment, other);
      const [left, right] = [diff.left, diff.right].map((side) => `${side.environment}@${side.revision}`);
      const rows = diff.differences.map((difference) => [difference.remote, difference.left ?? '–', difference.right ?? '–']);
      const heading = ['', colors.bold(left ?? ''), colors.bold(right ?? '')];
      printRows(diff, rows.length > 0 && isInteractive ? [heading, ...rows] : rows, `${left} and ${right} run the same.`);
    });
}
