import type { Command } from 'commander';
import type { ListedRelease } from '@social/registry-client';
import { openContext } from '../context';
import { formatProvenance, formatSize, formatTime } from '../output/format';
import type { Colors, Terminal } from '../terminal';

export function addReleases(program: Command, terminal: Terminal): void {
  program
    .command('releases')
    .description('the releases of a remote, newest first: where each runs, and whether it was withdrawn or deprecated')
    .argument('<remote>')
    .action(async (remote: string, _options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const releases = await client.releases(remote);
      printRows(
        releases,
        releases.map((release) => describe(release, colors)),
      );
    });
}

function describe(
  { version, publishedAt, publishedBy, sizeBytes, runsIn, withdrawal, deprecation, provenance }: ListedRelease,
  colors: Colors,
): string[] {
  const uses = runsIn.map(({ environment, role }) =>
    role === 'pinned' ? colors.green(environment) : colors.dim(`fallback in ${environment}`),
  );
  const warnings = [
    ...(withdrawal ? [colors.red(`withdrawn by ${withdrawal.by}: "${withdrawal.reason}"`)] : []),
    ...(deprecation ? [colors.yellow(`deprecated by ${deprecation.by}: "${deprecation.reason}"`)] : []),
  ];
  return [
    colors.bold(version),
    formatTime(publishedAt),
    publishedBy,
    formatSize(sizeBytes),
    [...uses, ...warnings].join(', '),
    colors.dim(formatProvenance(provenance)),
  ];
}
