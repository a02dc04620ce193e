import { apps, sharedPackages } from '../stack/apps';
import { report, runCommand, type CommandResult } from './run-command';

const bin = (path: string) => `node_modules/${path}`;

/** Listed folder by folder: a search of whole packages would walk through their node_modules. */
const sourceFolders = [
  ...[...apps, 'provider', ...sharedPackages].map((folder) => `${folder}/src`),
  ...['src', 'edge', 'client', 'cli'].map((folder) => `registry/${folder}`),
  ...['build-preset', 'checks', 'compositions', 'create-remote', 'jest', 'kit', 'postgres', 'stack', 'webpack'].map(
    (folder) => `tooling/${folder}`,
  ),
  ...['tests', 'support'].map((folder) => `e2e/${folder}`),
];

/** The other checks that run none of our code. Each is counted as one test. */
const checks: { name: string; args: string[] }[] = [
  { name: 'types of the browser code', args: [bin('typescript-native/bin/tsc'), '-p', 'tooling/checks/tsconfig.browser.json'] },
  { name: 'types of the servers and tools', args: [bin('typescript-native/bin/tsc'), '-p', 'tooling/checks/tsconfig.node.json'] },
  { name: 'types of the browser tests', args: [bin('typescript-native/bin/tsc'), '-p', 'e2e/tsconfig.json'] },
  { name: 'formatting', args: [bin('oxfmt/bin/oxfmt'), '--check'] },
  { name: 'versions of the shared packages', args: ['--import', 'tsx', 'tooling/checks/surfaces/check-surfaces.ts'] },
  { name: 'texts and their translations', args: ['--import', 'tsx', 'tooling/checks/texts/check-texts.ts'] },
  { name: 'vocabulary', args: ['--import', 'tsx', 'tooling/checks/vocabulary.ts'] },
  { name: 'secrets in the sources', args: ['--import', 'tsx', 'tooling/checks/secrets.ts'] },
  { name: 'licences of the dependencies', args: ['--import', 'tsx', 'tooling/checks/licences.ts'] },
  { name: 'dependencies and exports in use', args: [bin('knip/bin/knip.js'), '--no-progress', '--no-config-hints'] },
  {
    name: 'import law',
    args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--output-type', 'err-long', ...sourceFolders],
  },
];

/** Checks every source against .oxlintrc.json. Counted as one test. */
export function lint(): Promise<CommandResult> {
  return run('lint', [bin('oxlint/bin/oxlint')]);
}

/** Runs them one after the other. */
export async function runStaticChecks(): Promise<CommandResult[]> {
  const results: CommandResult[] = [];
  for (const { name, args } of checks) results.push(await run(name, args));
  return results;
}

async function run(name: string, args: string[]): Promise<CommandResult> {
  const result = await runCommand(name, args);
  report(result);
  return result;
}
