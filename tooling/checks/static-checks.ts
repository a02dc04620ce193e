import { report, runCommand, type CommandResult } from './run-command';

const bin = (path: string) => `node_modules/${path}`;

/** Named one by one: the search for sources would walk through the node_modules of a whole package. */
const sourceFolders = [
  ...['shell', 'mf-feed', 'mf-chat', 'mf-albums', 'mf-pages', 'mf-content', 'provider', 'shared/contracts', 'shared/api', 'shared/session', 'shared/ui'].map(
    (folder) => `${folder}/src`,
  ),
  ...['src', 'edge', 'client', 'cli'].map((folder) => `registry/${folder}`),
  ...['build', 'checks', 'jest', 'postgres', 'stack', 'webpack'].map((folder) => `tooling/${folder}`),
  ...['tests', 'support'].map((folder) => `e2e/${folder}`),
];

/** The checks that run no code of ours. Each is counted as one test. */
const checks: { name: string; args: string[] }[] = [
  { name: 'lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
  { name: 'types of the browser code', args: [bin('typescript/bin/tsc'), '-p', 'tooling/checks/tsconfig.browser.json'] },
  { name: 'types of the servers and tools', args: [bin('typescript/bin/tsc'), '-p', 'tooling/checks/tsconfig.node.json'] },
  { name: 'types of the browser tests', args: [bin('typescript/bin/tsc'), '-p', 'e2e/tsconfig.json'] },
  { name: 'dependencies in use', args: [bin('knip/bin/knip.js'), '--no-progress', '--include', 'dependencies,unlisted,files'] },
  {
    name: 'import law',
    args: [bin('dependency-cruiser/bin/dependency-cruise.mjs'), '--output-type', 'err-long', ...sourceFolders],
  },
];

/** Runs them two at a time (more would only wait for the same cores). */
export async function runStaticChecks(): Promise<CommandResult[]> {
  const waiting = [...checks];
  const results: CommandResult[] = [];
  async function work() {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const result = await runCommand(check.name, check.args);
      report(result);
      results.push(result);
    }
  }
  await Promise.all([work(), work()]);
  return results;
}
