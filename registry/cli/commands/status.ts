import type { Command } from 'commander';
import type { EdgeList, Status } from '@social/registry-client';
import { openContext } from '../context';
import { describeAnalysis, describeCanary } from '../output/describe-canary';
import { table } from '../output/table';
import { formatKind, formatProvenance, formatTime, sortVersions } from '../output/format';
import type { Colors, Terminal } from '../terminal';

export function addStatus(program: Command, terminal: Terminal): void {
  program
    .command('status')
    .description('what an environment runs, or all of them')
    .argument('[environment]')
    .action(async (environment: string | undefined, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const names = environment === undefined ? (await client.environments()).map(({ name }) => name) : [environment];
      const all = await Promise.all(
        names.map(async (name) => ({ ...(await client.status(name)), edges: (await client.edges(name)).edges })),
      );
      const running = await Promise.all(all.filter(({ canary }) => canary).map(({ environment: name }) => client.canary(name)));
      const analyses = new Map(running.map((status) => [status.environment, describeAnalysis(status)]));
      print(environment === undefined ? all : all[0], () =>
        all.length === 0
          ? ['No environment yet: registry env set makes one.']
          : all.flatMap((status) => describe(status, analyses.get(status.environment) ?? [], colors)),
      );
    });
}

type StatusWithEdges = Status & Pick<EdgeList, 'edges'>;

function describe(status: StatusWithEdges, analysis: readonly string[], colors: Colors): string[] {
  const { environment, revision, hostnames, composition, fallbacks, disabled, deprecations, provenances, freeze, canary, latest } = status;
  const title = `${colors.bold(environment)}  ${latest ? `revision ${revision}` : 'nothing pinned'}  ${colors.dim(hostnames.join(', '))}`;
  if (!latest) return [title];
  const rows = sortVersions(composition).map(([remote, version]) => [
    remote,
    colors.green(version),
    fallbacks[remote] === undefined ? '' : colors.dim(`falls back to ${fallbacks[remote]}`),
    [
      ...[...findWithdrawals(status, remote), ...(disabled[remote] === undefined ? [] : [`switched off: "${disabled[remote]}"`])].map(
        (warning) => colors.red(warning),
      ),
      ...deprecations.filter((one) => one.remote === remote).map(({ by, reason }) => colors.yellow(`deprecated by ${by}: "${reason}"`)),
    ].join(', '),
    colors.dim(formatProvenance(provenances.find((one) => one.remote === remote)?.provenance ?? {})),
  ]);
  return [
    title,
    `  ${formatKind(latest)} by ${latest.by}, ${formatTime(latest.at)}: "${latest.reason}"`,
    ...(freeze ? [colors.yellow(`  frozen until ${formatTime(freeze.until)} by ${freeze.by}: "${freeze.reason}"`)] : []),
    ...(canary ? [...describeCanary(canary, colors), ...analysis] : []),
    ...describeEdges(status, colors),
    ...table(rows),
  ];
}

function findWithdrawals({ withdrawals }: Status, remote: string): string[] {
  return withdrawals
    .filter((withdrawal) => withdrawal.remote === remote)
    .map(({ version, by, reason }) => `${version} was withdrawn by ${by}: "${reason}"`);
}

/** Describes how many reporting edges serve the latest revision, and names the others. */
function describeEdges({ edges }: StatusWithEdges, colors: Colors): string[] {
  if (edges.length === 0) return [];
  const current = edges.filter(({ state }) => state === 'current').map(({ name }) => name);
  const others = edges
    .filter(({ state }) => state !== 'current')
    .map(({ name, revision, state, reportedAt }) =>
      colors.yellow(state === 'behind' ? `${name} serves revision ${revision}` : `${name} is silent since ${formatTime(reportedAt)}`),
    );
  return [`  edges: ${[...(current.length > 0 ? [`${current.join(', ')} up to date`] : []), ...others].join('; ')}`];
}
