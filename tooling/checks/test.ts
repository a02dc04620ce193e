import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged } from '../stack/build-changed';
import { ensureBrowser } from './ensure-browser';
import { ensureEngines, type Engine } from './ensure-engines';
import { readReport, reports, type Count } from './read-report';
import { runBrowserProjects } from './run-browser-projects';
import { report, runCommand, type CommandResult } from './run-command';
import { lint, runStaticChecks } from './static-checks';

/** The browser tests of every run; the rows run by name alone. */
const BROWSER_PROJECTS = ['own-stack', 'releases', 'crashes', 'faults', 'journeys', 'chaos', 'accessibility'];

/** The engines besides Chromium of which a slice runs; `npm run engines` runs WebKit too, which takes minutes for the same. */
const ENGINES: readonly Engine[] = ['firefox'];

/** Runs everything that must be green: Jest, static checks, and the browser suite on the real stack. The last line is a plain count. */
async function main(): Promise<void> {
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  // The browser is downloaded while the processors build and test.
  const browser = ensureBrowser();
  // Two installations at once would wait for each other's lock, or fail.
  const engines = browser.then(() => ensureEngines(ENGINES));
  const built = await build();
  const jest = await runJest();
  const browserReady = await browser;
  const { ready, skipped } = await engines;
  if (!browserReady.isGreen) report(browserReady);
  // Browser tests wait for pages and servers for a third of their time: the checks use the processors meanwhile.
  const checks = lint().then(async (linted) => [linted, ...(await runStaticChecks())]);
  const endToEnd =
    built.isGreen && browserReady.isGreen
      ? await runBrowserProjects([...BROWSER_PROJECTS, ...ready.map((engine) => `${engine}-slice`)])
      : { passed: 0, failed: 1 };

  const counts = [built, ...(await checks)]
    .map(({ isGreen }) => ({ passed: Number(isGreen), failed: Number(!isGreen) }))
    .concat(jest, endToEnd);
  const passed = sum(counts.map((count) => count.passed));
  const failed = sum(counts.map((count) => count.failed));
  console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, skipped: ${skipped.join(', ')}` : ''}`);
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
    // Of 16: what a test renders is short-lived, and collecting it took a fourteenth of the time.
    '--max-semi-space-size=64',
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

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

await main();
