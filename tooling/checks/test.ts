import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged } from '../stack/build-changed';
import { workspaceRoot } from '../stack/config';
import { findScratchRoot } from '../stack/scratch-root';
import { ensureBrowser } from './ensure-browser';
import { report, runCommand, type CommandResult } from './run-command';
import { lint, runStaticChecks } from './static-checks';

type Count = { passed: number; failed: number };

/** The browser tests of every run; the rows run by name alone. */
const BROWSER_PROJECTS = ['own-stack', 'releases', 'crashes', 'faults', 'journeys'];

const reports = join(workspaceRoot, '.cache/reports');

/** Runs everything that must be green: Jest, static checks, and the browser suite on the real stack. The last line is a plain count. */
async function main(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  // The browser is downloaded while the processors build and test.
  const browser = ensureBrowser();
  const built = await build();
  const jest = await runJest();
  const browserReady = await browser;
  if (!browserReady.isGreen) report(browserReady);
  // Browser tests wait for pages and servers for a third of their time: the checks use the processors meanwhile.
  const checks = lint().then(async (linted) => [linted, ...(await runStaticChecks())]);
  const endToEnd = built.isGreen && browserReady.isGreen ? await runPlaywright() : { passed: 0, failed: 1 };

  const counts = [built, ...(await checks)]
    .map(({ isGreen }) => ({ passed: Number(isGreen), failed: Number(!isGreen) }))
    .concat(jest, endToEnd);
  const passed = sum(counts.map((count) => count.passed));
  const failed = sum(counts.map((count) => count.failed));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function build(): Promise<CommandResult> {
  const startedAt = performance.now();
  const seconds = () => Math.round((performance.now() - startedAt) / 1000);
  const result = await buildChanged().then(
    () => ({ name: 'builds', isGreen: true, output: '', seconds: seconds() }),
    (error: Error) => ({ name: 'builds', isGreen: false, output: error.message, seconds: seconds() }),
  );
  report(result);
  return result;
}

async function runJest(): Promise<Count> {
  const file = join(reports, 'jest.json');
  const result = await runCommand('unit and server tests', [
    'node_modules/jest/bin/jest.js',
    '--ci',
    '--json',
    `--outputFile=${file}`,
    '--silent',
  ]);
  report({
    ...result,
    output: result.output
      .split('\n')
      .filter((line) => !line.startsWith('PASS'))
      .join('\n'),
  });
  const totals = await readReport<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(file);
  if (!totals) return { passed: 0, failed: 1 };
  return { passed: totals.numPassedTests, failed: Math.max(totals.numFailedTests, totals.numFailedTestSuites, result.isGreen ? 0 : 1) };
}

async function runPlaywright(): Promise<Count> {
  const file = join(reports, 'playwright.json');
  const cli = join(workspaceRoot, 'e2e/node_modules/@playwright/test/cli.js');
  const dataDir = join(findScratchRoot(), `e2e-${process.env.E2E_PORT ?? 'ours'}`);
  // A killed run leaves its data behind.
  await rm(dataDir, { recursive: true, force: true });
  const args = [cli, 'test', '--config', 'e2e/playwright.config.ts', '--project', ...BROWSER_PROJECTS];
  const result = await runCommand('browser tests', args, { E2E_REPORT: file, E2E_DATA_DIR: dataDir });
  report(result);
  if (result.isGreen)
    console.log(
      result.output
        .split('\n')
        .filter((line) => /^Scripts of the first visit| KB {2}\//.test(line))
        .join('\n'),
    );
  const totals = await readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file);
  if (!totals) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = totals.stats;
  return { passed: expected, failed: Math.max(unexpected + flaky + skipped, result.isGreen ? 0 : 1) };
}

async function readReport<T>(file: string): Promise<T | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    console.log(`✗ ${file} was not written: the runner ended before its end.`);
    return null;
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

await main();
