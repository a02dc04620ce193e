import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { isReadByEveryLint, listLintTargets, readLinted, saveLinted, type Linted } from './lint-targets';
import { listSourceFiles } from './list-source-files';
import { reportCheck } from './report-check';
import { runCommand, type CommandResult } from './run-command';
import { runJobs } from './run-jobs';
import { createDigests, openSavedDigests } from './saved-digests';
import type { SourceCheck, SourceReport } from './sources/check-sources';

const bin = (path: string) => `node_modules/${path}`;
const tsx = (script: string) => ['--import', 'tsx', `tooling/checks/${script}`];

/** Uses one checker per program, because several would each resolve the types of React and MUI. The build info serves the next run. */
const tsc = (project: string, name: string) => [
  ...[bin('typescript-native/bin/tsc'), '-p', project, '--singleThreaded'],
  ...['--incremental', '--tsBuildInfoFile', `.cache/checks/${name}.tsbuildinfo`],
];

/** Several checks run concurrently instead of one with several threads, which costs a quarter more. */
const ONE_THREAD = { GOMAXPROCS: '1' };

type StaticCheck = {
  /** The argument of `npm run check` that runs this check. */
  name: string;
  title: string;
  /** True if the check reads a file of the repository. Installed packages count by the lock file. */
  reads: (file: string) => boolean;
  /** Arguments of the program. Null for the source checks, which share one parse of the sources. */
  args: readonly string[] | null;
};

const sources = (file: string) => /\.([cm]?[jt]sx?|json|css)$|^pnpm-lock\.yaml$/.test(file);
const everything = () => true;

/** The checks that run none of our code, the longest first. Each is counted as one test. */
const checks: readonly StaticCheck[] = [
  { name: 'lint', title: 'lint', reads: sources, args: [bin('oxlint/bin/oxlint'), '--threads=1'] },
  { name: 'texts', title: 'texts and their translations', reads: sources, args: null },
  { name: 'vocabulary', title: 'vocabulary', reads: sources, args: null },
  { name: 'secrets', title: 'secrets in the sources', reads: everything, args: null },
  { name: 'imports', title: 'import law', reads: sources, args: null },
  {
    name: 'types-browser',
    title: 'types of the browser code',
    reads: sources,
    args: tsc('tooling/checks/tsconfig.browser.json', 'types-browser'),
  },
  {
    name: 'types-node',
    title: 'types of the servers and tools',
    reads: sources,
    args: tsc('tooling/checks/tsconfig.node.json', 'types-node'),
  },
  { name: 'types-e2e', title: 'types of the browser tests', reads: sources, args: tsc('e2e/tsconfig.json', 'types-e2e') },
  {
    name: 'knip',
    title: 'dependencies and exports in use',
    reads: sources,
    args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'],
  },
  { name: 'surfaces', title: 'versions of the shared packages', reads: sources, args: tsx('surfaces/check-surfaces.ts') },
  {
    name: 'replies',
    title: "descriptions of the provider's replies",
    reads: (file) => /^(provider\/src|tooling\/openapi)\/|^pnpm-lock\.yaml$/.test(file),
    args: ['--import', 'tsx', 'tooling/openapi/check-replies.ts'],
  },
  { name: 'names', title: 'names in documents', reads: everything, args: tsx('stale-names.ts') },
  { name: 'licences', title: 'licences of the dependencies', reads: (file) => file === 'pnpm-lock.yaml', args: tsx('licences.ts') },
  { name: 'formatting', title: 'formatting', reads: everything, args: [bin('oxfmt/bin/oxfmt'), '--check'] },
];

/** The names of the checks, for `npm run check -- <name>`. */
export const staticCheckNames: readonly string[] = checks.map(({ name }) => name);

export type StaticCheckOptions = {
  /** The checks to run; all of them by default. */
  names?: readonly string[];
  /** True to skip checks whose result cannot have changed since they passed. */
  skipsUnchanged?: boolean;
  /** Maximum number of programs at the same time, each with one thread. */
  processors?: number;
};

/** Runs the static checks, and prints each result. */
export async function runStaticChecks(options: StaticCheckOptions = {}): Promise<CommandResult[]> {
  const { names = staticCheckNames, skipsUnchanged = false, processors = availableParallelism() } = options;
  const files = listSourceFiles();
  const digestOf = createDigests(files, readFile);
  const digestInputs = ({ reads }: StaticCheck) => digestOf((file) => reads(file) || file.startsWith('tooling/checks/'));
  const saved = openSavedDigests(join(workspaceRoot, '.cache/checks/green.json'));
  const results: CommandResult[] = [];
  const finish = (check: StaticCheck, result: CommandResult) => {
    saved.save(check.name, result.isGreen ? digestInputs(check) : null);
    reportCheck(check.name, result);
    results.push(result);
  };

  const chosen = checks.filter(({ name }) => names.includes(name));
  const changed = chosen.filter((check) => !skipsUnchanged || !saved.isUnchanged(check.name, digestInputs(check)));
  for (const { title } of chosen.filter((check) => !changed.includes(check))) {
    console.log(`✓ ${title} (unchanged)`);
    results.push({ name: title, isGreen: true, output: '', seconds: 0 });
  }

  const ofSources = changed.filter(({ args }) => args === null);
  const lint = changed.find(({ name }) => name === 'lint');
  const readAndLint = async () => {
    const closures = await checkSources(ofSources, finish);
    if (!lint) return;
    const base = digestOf((file) => isReadByEveryLint(file, () => readFile(file).toString()));
    finish(lint, await runLint(lint, closures && { base, closures }, skipsUnchanged));
  };
  const others = changed.filter((check) => check !== lint && check.args !== null);
  await runJobs(
    [...(lint || ofSources.length > 0 ? [readAndLint] : []), ...others.map((check) => async () => finish(check, await runProgram(check)))],
    processors,
  );
  return results;
}

const readFile = (file: string) => readFileSync(join(workspaceRoot, file));

function runProgram({ title, args }: StaticCheck, moreArgs: readonly string[] = []): Promise<CommandResult> {
  return runCommand(title, [...(args ?? []), ...moreArgs], { environment: ONE_THREAD });
}

/**
 * Runs the source checks in one program, and reports each of them.
 * @returns the digests of the sources with their imports, or null without.
 */
async function checkSources(
  ofSources: readonly StaticCheck[],
  finish: (check: StaticCheck, result: CommandResult) => void,
): Promise<Linted['closures'] | null> {
  const result = await runCommand('sources', [...tsx('sources/main.ts'), ...ofSources.map(({ name }) => name)]);
  const report = result.isGreen ? (JSON.parse(result.output) as SourceReport) : null;
  for (const check of ofSources) {
    const problems = report ? (report.problems[check.name as SourceCheck] ?? []) : [result.output];
    finish(check, { name: check.title, isGreen: problems.length === 0, output: problems.join('\n'), seconds: result.seconds });
  }
  return report?.closures ?? null;
}

/** Lints all files, or only those whose result may have changed since all passed. */
async function runLint(lint: StaticCheck, present: Linted | null, skipsUnchanged: boolean): Promise<CommandResult> {
  const file = join(workspaceRoot, '.cache/checks/linted.json');
  const targets = skipsUnchanged && present ? listLintTargets(readLinted(file), present) : null;
  if (targets?.length === 0) return { name: lint.title, isGreen: true, output: '', seconds: 0 };
  const result = await runProgram(lint, targets ?? []);
  if (result.isGreen && present) saveLinted(file, present);
  return result;
}
