import { join, relative } from 'node:path';
import { workspaceRoot } from '../stack/config';
import type { Progress } from './progress';
import { readReport, reports, type Count } from './read-report';
import { runTests, type Failure } from './run-tests';

/** Runs the tests of all packages. */
export async function runJest(progress: Progress): Promise<Count> {
  const file = join(reports, 'jest.json');
  const result = await runTests({
    name: 'unit and server tests',
    args: [
      // The default is 16. Rendered objects are short-lived, and collecting them took a fourteenth of the time.
      '--max-semi-space-size=64',
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--json',
      `--outputFile=${file}`,
      '--silent',
      // Jest would resolve <rootDir> in each package.
      `--reporters=${join(workspaceRoot, 'tooling/checks/jest-reporter.cjs')}`,
    ],
    unit: 'files',
    toCommand,
    progress,
  });
  const totals = await readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file);
  if (!totals) return { passed: 0, failed: 1 };
  return { passed: totals.numPassedTests, failed: Math.max(totals.numFailedTests, totals.numFailedTestSuites, result.isGreen ? 0 : 1) };
}

function toCommand({ file, title }: Failure): string {
  // A Jest pattern: special characters of the title must be escaped.
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\'"`$]/g, '.');
  return `npx jest ${relative(workspaceRoot, file)}${pattern ? ` -t '${pattern}'` : ''}`;
}
