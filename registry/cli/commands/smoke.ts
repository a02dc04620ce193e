import type { Composition } from '@social/contracts';
import type { Command } from 'commander';
import type { RegistryClient, Status } from '@social/registry-client';
import { openContext } from '../context';
import { parseReleases } from '../parse-releases';
import { DriverMissingError, launchBrowser } from '../smoke/launch-browser';
import { runSmoke, type SmokeResult } from '../smoke/run-smoke';
import { RefusedError, UsageError, type Colors, type Terminal } from '../terminal';

type SmokeOptions = {
  with?: string[];
  in: string;
  edge?: string;
  user?: string;
  password?: string;
  path?: string[];
  timeout?: number;
  browser?: string;
  check: string;
  report: boolean;
};

export function addSmoke(program: Command, terminal: Terminal): void {
  program
    .command('smoke')
    .description('load every page of what an environment would run in a browser, and report the check')
    .argument('<environment>')
    .option('--with <remote@version...>', 'with these releases in it')
    .option('--in <environment>', 'the environment that runs the composition for the test; it must be yours to pin', 'smoke')
    .option('--edge <url>', 'where the edge serves that environment (its first host name at EDGE_PORT; 4000)')
    .option('--user <name>', 'the member who looks (SMOKE_USER); without one, only public pages are loaded')
    .option('--password <password>', 'and the password (SMOKE_PASSWORD)')
    .option('--path <path...>', 'pages to load besides, such as /post/7')
    .option('--timeout <seconds>', 'how long a page may take to show its heading and its regions (20)', Number)
    .option('--browser <file>', 'the browser (SMOKE_BROWSER; Chromium as Debian or Playwright installs it)')
    .option('--check <name>', 'the check that is reported', 'smoke')
    .option('--no-report', 'report nothing')
    .action(async (environment: string, options: SmokeOptions, command: Command) => {
      const { client, colors, print, progress, environment: variables } = await openContext(command, terminal);
      const composition = { ...(await client.status(environment)).composition, ...parseReleases(options.with ?? []) };
      const stage = await prepareStage(client, options.in, composition, environment);
      const browser = await openBrowser(options.browser ?? variables.SMOKE_BROWSER);
      const user = options.user ?? variables.SMOKE_USER;
      const result = await runSmoke(browser, {
        edgeUrl: options.edge ?? `http://${stage.hostnames[0]}:${variables.EDGE_PORT ?? 4000}`,
        composition,
        account: user === undefined ? null : { user, password: options.password ?? variables.SMOKE_PASSWORD ?? '' },
        paths: options.path ?? [],
        pageTimeoutMs: options.timeout === undefined ? undefined : options.timeout * 1000,
        onVisit: ({ path, problems }) =>
          progress({ step: 'visited', path, problems }, `${path}: ${problems.length === 0 ? 'no problem' : `${problems.length} problems`}`),
      });
      const isPassed = result.visits.length > 0 && result.visits.every(({ problems }) => problems.length === 0);
      if (options.report) await client.reportCheck({ check: options.check, subject: { composition }, isPassed });
      print({ environment, composition, isPassed, ...result }, () => describe(result, isPassed, colors));
      if (!isPassed) throw new RefusedError();
    });
}

/** @throws {UsageError} if the browser's driver is not installed. */
function openBrowser(path: string | undefined) {
  return launchBrowser(path).catch((error: unknown) => {
    throw error instanceof DriverMissingError ? new UsageError(error.message, { cause: error }) : error;
  });
}

/** Pins the composition in the test environment. @throws {UsageError} if that environment runs more remotes. */
async function prepareStage(client: RegistryClient, name: string, composition: Composition, tested: string): Promise<Status> {
  const stage = await client.status(name);
  const extra = Object.keys(stage.composition).filter((remote) => composition[remote] === undefined);
  if (extra.length > 0) throw new UsageError(`${name} also runs ${extra.join(', ')}, which ${tested} does not.`);
  const changes = Object.fromEntries(Object.entries(composition).filter(([remote, version]) => stage.composition[remote] !== version));
  if (Object.keys(changes).length > 0) {
    await client.pin(name, { basedOn: stage.revision, changes, reason: `Smoke test of a composition for ${tested}` });
  }
  return stage;
}

function describe({ visits, notVisited }: SmokeResult, isPassed: boolean, colors: Colors): string[] {
  return [
    ...visits.flatMap(({ path, problems }) => [
      `${problems.length === 0 ? colors.green('✓') : colors.red('✗')} ${path}`,
      ...problems.map((problem) => `    ${problem}`),
    ]),
    ...(notVisited.length > 0 ? [colors.dim(`not loaded: ${notVisited.join(', ')}`)] : []),
    isPassed ? colors.green('passed') : colors.red('failed'),
  ];
}
