import type { Command } from 'commander';
import type { ExplainedRelease, Explanation } from '@social/registry-client';
import { openContext } from '../context';
import { describeVerdict } from '../output/describe-plan';
import { formatKind, formatProvenance, formatTime } from '../output/format';
import type { Colors, Terminal } from '../terminal';

export function addExplain(program: Command, terminal: Terminal): void {
  program
    .command('explain')
    .description('why members get the versions that they get: who brought each, its fallback, what the gates say')
    .argument('<environment>')
    .argument('[path]', 'a path such as /events: only the release that fills it')
    .action(async (environment: string, path: string | undefined, _options: unknown, command: Command) => {
      const { client, colors, print } = await openContext(command, terminal);
      const explanation = await client.explain(environment, path);
      print(explanation, () => describe(explanation, colors));
    });
}

function describe({ environment, revision, path, page, freeze, releases, verdicts }: Explanation, colors: Colors): string[] {
  const refused = verdicts.filter(({ status }) => status !== 'passed');
  return [
    `${colors.bold(environment)}  ${revision === 0 ? 'nothing pinned' : `revision ${revision}`}`,
    ...(path === null
      ? []
      : [`  ${path}: ${page ? `${page.remote} ${page.expose}, the page ${page.path} (${page.title})` : 'the shell itself'}`]),
    ...(freeze ? [colors.yellow(`  frozen until ${formatTime(freeze.until)} by ${freeze.by}: "${freeze.reason}"`)] : []),
    ...releases.flatMap((release) => describeRelease(release, colors)),
    ...(refused.length === 0
      ? [`  ${colors.green('✓')} every gate passes`]
      : refused.flatMap((verdict) => describeVerdict(verdict, colors))),
  ];
}

function describeRelease(release: ExplainedRelease, colors: Colors): string[] {
  const { remote, version, publishedAt, publishedBy, provenance, introducedBy, fallback, disabled, withdrawal } = release;
  const source = formatProvenance(provenance);
  return [
    `  ${colors.bold(`${remote}@${version}`)}  published by ${publishedBy}, ${formatTime(publishedAt)}`,
    ...(source ? [`      built from ${source}`] : []),
    ...(introducedBy
      ? [
          `      ${formatKind(introducedBy)} by ${introducedBy.by} in revision ${introducedBy.revision}, ${formatTime(introducedBy.at)}: "${introducedBy.reason}"`,
        ]
      : []),
    ...(fallback === null ? [] : [`      falls back to ${fallback}`]),
    ...(disabled === null ? [] : [colors.red(`      switched off: "${disabled}"`)]),
    ...(withdrawal === null ? [] : [colors.red(`      withdrawn by ${withdrawal.by}: "${withdrawal.reason}"`)]),
  ];
}
