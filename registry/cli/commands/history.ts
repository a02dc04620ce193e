import { InvalidArgumentError, type Command } from 'commander';
import { openContext } from '../context';
import { describeVerification, readEdgeHead, verifyHistory } from '../verify-history';
import { describeHistory } from '../output/describe-history';
import { table } from '../output/table';
import { readHistory } from '../read-history';
import { RefusedError, type Terminal } from '../terminal';

type HistoryOptions = { limit?: number; verify?: boolean; edge?: string };

export function addHistory(program: Command, terminal: Terminal): void {
  program
    .command('history')
    .description('who changed what, when and why, settings and freezes among it; newest first')
    .argument('<environment>')
    .option('--limit <count>', 'how many at most; without it, all', parseCount)
    .option('--verify', 'first verify that the history is unchanged; exits with 1 if it was altered outside the registry')
    .option('--edge <url>', "with --verify: an address of the environment's edge, whose revision the history must still hold")
    .action(async (environment: string, { limit = Infinity, verify, edge }: HistoryOptions, command: Command) => {
      const { client, colors, print, fetch, isInteractive } = await openContext(command, terminal);
      const verification = verify
        ? await verifyHistory(client, environment, edge ? await readEdgeHead(edge, environment, fetch) : null)
        : null;
      const history = await readHistory(client, environment, limit);
      const rows = describeHistory(history, limit, colors);
      print({ ...history, ...(verification && { chain: verification }) }, () => [
        ...(verification ? [(verification.intact ? colors.green : colors.red)(describeVerification(verification))] : []),
        ...(history.revisions.length === 0 ? [`Nothing was ever pinned in ${environment}.`] : []),
        ...(isInteractive ? table(rows) : rows.map((row) => row.join('\t'))),
      ]);
      if (verification?.intact === false) throw new RefusedError();
    });
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Say a number such as 20.');
  return Number(text);
}
