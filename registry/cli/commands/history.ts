import { InvalidArgumentError, type Command } from 'commander';
import type { RegistryClient, ReleaseProvenance, Revision, Withdrawal } from '../../client';
import { openContext } from '../context';
import { describeVerification, readEdgeHead, verifyHistory } from '../verify-history';
import { table } from '../output/table';
import { formatChanges, formatKind, formatProvenance, formatTime } from '../output/format';
import { RefusedError, type Colors, type Terminal } from '../terminal';

type HistoryOptions = { limit?: number; verify?: boolean; edge?: string };

type ReleaseNotes = { withdrawals: Withdrawal[]; provenances: ReleaseProvenance[] };

const PAGE_SIZE = 200;

export function addHistory(program: Command, terminal: Terminal): void {
  program
    .command('history')
    .description('who changed what, when and why; newest first')
    .argument('<environment>')
    .option('--limit <count>', 'how many at most; without it, all', parseCount)
    .option('--verify', 'first check that nobody changed the history behind the registry; exits with 1 when somebody did')
    .option('--edge <url>', "with --verify: an address of the environment's edge, whose revision the history must still hold")
    .action(async (environment: string, { limit, verify, edge }: HistoryOptions, command: Command) => {
      const { client, colors, print, fetch } = await openContext(command, terminal);
      const verification = verify
        ? await verifyHistory(client, environment, edge ? await readEdgeHead(edge, environment, fetch) : null)
        : null;
      const { revisions, withdrawals, provenances } = await readHistory(client, environment, limit ?? Infinity);
      print({ revisions, withdrawals, provenances, ...(verification && { chain: verification }) }, () => [
        ...(verification ? [(verification.intact ? colors.green : colors.red)(describeVerification(verification))] : []),
        ...(revisions.length
          ? table(revisions.flatMap((revision) => describe(revision, { withdrawals, provenances }, colors)))
          : [`Nothing was ever pinned in ${environment}.`]),
      ]);
      if (verification?.intact === false) throw new RefusedError();
    });
}

async function readHistory(client: RegistryClient, environment: string, limit: number): Promise<ReleaseNotes & { revisions: Revision[] }> {
  const revisions: Revision[] = [];
  const withdrawals: Withdrawal[] = [];
  const provenances: ReleaseProvenance[] = [];
  for (let before: number | undefined; revisions.length < limit;) {
    const page = await client.history(environment, { before, limit: Math.min(PAGE_SIZE, limit - revisions.length) });
    revisions.push(...page.revisions);
    withdrawals.push(...page.withdrawals);
    provenances.push(...page.provenances);
    if (page.next === null) break;
    before = page.next;
  }
  return { revisions, withdrawals, provenances };
}

function describe(revision: Revision, { withdrawals, provenances }: ReleaseNotes, colors: Colors): string[][] {
  const { revision: number, at, by, changes, reason } = revision;
  const isPinned = (release: { remote: string; version: string }) =>
    changes.some(({ remote, to }) => release.remote === remote && release.version === to);
  const warnings = withdrawals.filter(isPinned).map(({ remote, version }) => colors.red(`  ${remote}@${version} was withdrawn`));
  const sources = provenances.filter(isPinned).map(({ provenance }) => colors.dim(`  ${formatProvenance(provenance)}`));
  return [
    [
      colors.bold(String(number).padStart(4)),
      formatTime(at),
      by,
      formatKind(revision),
      `${formatChanges(changes)}  ${colors.dim(`"${reason}"`)}`.trim() + [...sources, ...warnings].join(''),
    ],
  ];
}

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Say a number such as 20.');
  return Number(text);
}
