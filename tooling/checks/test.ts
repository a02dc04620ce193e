import { mkdir, rm } from 'node:fs/promises';
import { buildChanged } from '../stack/build-changed';
import { ensureBrowser } from './ensure-browser';
import { ensureEngines, type Engine } from './ensure-engines';
import { prepareLimits } from './prepare-limits';
import { createProgress } from './progress';
import { reports } from './read-report';
import { runBrowserProjects } from './run-browser-projects';
import { report, type CommandResult } from './run-command';
import { runJest } from './run-jest';
import { runStaticChecks } from './static-checks';

/** The browser tests of every run. The rows run only by name. */
const BROWSER_PROJECTS = ['own-stack', 'releases', 'outside', 'crashes', 'faults', 'journeys', 'chaos', 'accessibility'];

/** Engines that run a slice, besides Chromium. `npm run engines` also runs WebKit, which takes minutes for the same tests. */
const ENGINES: readonly Engine[] = ['firefox'];

/** Seconds of each phase on the reference machine. */
const PHASES = [
  { name: 'builds', expectedSeconds: 50 },
  { name: 'static checks', expectedSeconds: 45 },
  { name: 'unit and server tests', expectedSeconds: 160 },
  { name: 'browser tests', expectedSeconds: 240 },
];

/** Runs everything that must pass, one phase after the other. Each phase uses only free processors. The last line is a plain count. */
async function main(): Promise<void> {
  const { slowness, workers } = await prepareLimits();
  const progress = createProgress(PHASES, { slowness });
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });
  // The browsers are downloaded during the builds. Two installations at once would wait for each other's lock, or fail.
  const browser = ensureBrowser();
  const engines = browser.then(() => ensureEngines(ENGINES));
  progress.begin('builds');
  const built = await build();
  const browserReady = await browser;
  const { ready, skipped } = await engines;
  if (!browserReady.isGreen) report(browserReady);

  progress.begin('static checks');
  const checks = await runStaticChecks({ processors: workers });
  progress.begin('unit and server tests');
  const jest = await runJest(progress);
  progress.begin('browser tests');
  const endToEnd =
    built.isGreen && browserReady.isGreen
      ? await runBrowserProjects([...BROWSER_PROJECTS, ...ready.map((engine) => `${engine}-slice`)], progress)
      : { passed: 0, failed: 1 };
  progress.end();

  const counts = [built, ...checks].map(({ isGreen }) => ({ passed: Number(isGreen), failed: Number(!isGreen) })).concat(jest, endToEnd);
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

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

await main();
