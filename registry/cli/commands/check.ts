import type { Command } from 'commander';
import type { CheckReport, CheckSubject, RegistryClient } from '@social/registry-client';
import { openContext } from '../context';
import { formatTime } from '../output/format';
import { parseRelease, parseReleases } from '../parse-releases';
import { UsageError, type Colors, type Terminal } from '../terminal';

type ReportOptions = { release?: string; composition?: string; with?: string[]; passed?: boolean; failed?: boolean; run?: string };

export function addCheck(program: Command, terminal: Terminal): void {
  const check = program.command('check').description('outcomes of checks that environments ask for before a pin');

  check
    .command('report')
    .description('say whether a check passed; needs a token with --check <name>')
    .argument('<check>', 'such as smoke or e2e')
    .option('--release <remote@version>', 'the release that was checked')
    .option('--composition <environment>', 'or what this environment runs,')
    .option('--with <remote@version...>', 'with these releases in it')
    .option('--passed', 'it passed')
    .option('--failed', 'it failed')
    .option('--run <url>', 'the page of the run')
    .action(async (name: string, options: ReportOptions, command: Command) => {
      if (Boolean(options.passed) === Boolean(options.failed)) throw new UsageError('Say either --passed or --failed.');
      const { client, colors, print } = await openContext(command, terminal);
      const subject = await readSubject(client, options);
      const report = await client.reportCheck({ check: name, subject, isPassed: Boolean(options.passed), url: options.run ?? null });
      print(report, () => [describe(report, colors).join('  ')]);
    });

  check
    .command('list')
    .description('the reports about a release, newest first')
    .argument('<remote@version>')
    .action(async (release: string, _options: unknown, command: Command) => {
      const { client, colors, printRows } = await openContext(command, terminal);
      const reports = await client.checkReports(parseRelease(release));
      printRows(
        reports,
        reports.map((report) => describe(report, colors)),
        'Nothing was reported.',
      );
    });
}

async function readSubject(client: RegistryClient, options: ReportOptions): Promise<CheckSubject> {
  if (options.release !== undefined && options.composition === undefined) return { release: parseRelease(options.release) };
  if (options.composition === undefined || options.release !== undefined) throw new UsageError('Say either --release or --composition.');
  const { composition } = await client.status(options.composition);
  return { composition: { ...composition, ...parseReleases(options.with ?? []) } };
}

function describe({ check, subject, isPassed, url, by, at }: CheckReport, colors: Colors): string[] {
  const outcome = isPassed ? colors.green('passed') : colors.red('failed');
  return [colors.bold(check), outcome, subject, colors.dim(`by ${by}, ${formatTime(at)}`), url ?? ''];
}
