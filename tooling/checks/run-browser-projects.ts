import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { workspaceRoot } from '../stack/config';
import { findScratchRoot } from '../stack/scratch-root';
import type { Progress } from './progress';
import { readReport, reports, type Count } from './read-report';
import { runTests, type Failure } from './run-tests';

/** Runs projects of the browser tests on their own stack. Prints the measured byte budgets. */
export async function runBrowserProjects(projects: readonly string[], progress: Progress): Promise<Count> {
  const file = join(reports, 'playwright.json');
  const cli = join(workspaceRoot, 'e2e/node_modules/@playwright/test/cli.js');
  const dataDir = join(findScratchRoot(), `e2e-${process.env.E2E_PORT ?? 'ours'}`);
  // A killed run leaves its data, and an earlier run its report.
  await Promise.all([dataDir, file].map((path) => rm(path, { recursive: true, force: true })));
  const result = await runTests({
    name: 'browser tests',
    args: [cli, 'test', '--config', 'e2e/playwright.config.ts', '--project', ...projects],
    environment: { E2E_REPORT: file, E2E_DATA_DIR: dataDir },
    unit: 'tests',
    toCommand,
    progress,
  });
  if (result.isGreen)
    console.log(
      result.output
        .split('\n')
        .filter((line) => /Scripts of the first visit| KB {2}\//.test(line))
        .join('\n'),
    );
  const totals = await readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file);
  if (!totals) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = totals.stats;
  return { passed: expected, failed: Math.max(unexpected + flaky + skipped, result.isGreen ? 0 : 1) };
}

function toCommand({ file, line, project }: Failure): string {
  return file ? `(cd e2e && npx playwright test ${relative(join(workspaceRoot, 'e2e'), file)}:${line} --project=${project})` : '';
}
