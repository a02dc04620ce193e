import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import type { AccessibilityOptions } from './support/accessibility/looks';
import { chromiumOptions } from './support/chromium-options';
import type { EngineOptions } from './support/engines/test';
import { slowness, stackEnvironment, urls } from './support/stack';

/** Debian's browser without a window, which starts and draws faster. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Tests with this tag repeat a guarantee on another screen or with another fault. `npm run test:whole` runs them. */
const WHOLE = /@whole/;

export default defineConfig<AccessibilityOptions, EngineOptions>({
  testDir: './tests',
  globalTeardown: './support/remove-data.ts',
  outputDir: './test-results',
  // Limits for hangs, not for slow machines: a test waits for what happens (docs/testing.md).
  timeout: 180_000 * slowness,
  expect: { timeout: 45_000 * slowness },
  fullyParallel: true,
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism()),
  forbidOnly: Boolean(process.env.CI),
  // Tests are not retried: each one that passed on a second try revealed a race in the product.
  reporter: process.env.E2E_REPORT ? [['./support/progress-reporter.ts'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: urls.production,
    viewport: { width: 1440, height: 900 },
    // A trace costs a third of a run's time: set E2E_TRACE where a test fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // A fake microphone that beeps, for pages that use one.
      ...chromiumOptions(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']),
      ...(existsSync(HEADLESS_SHELL) && { executablePath: HEADLESS_SHELL }),
    },
  },
  // All share one stack and run in any order (--shuffle). A test that moves pins creates an environment, and one that writes creates a
  // member.
  projects: [
    // The longest start first. `killed` stops its own stack.
    { name: 'own-stack', testDir: './tests/own-stack' },
    { name: 'releases', testDir: './tests/releases', grepInvert: WHOLE },
    { name: 'crashes', testDir: './tests/crashes' },
    { name: 'faults', testDir: './tests/faults', grepInvert: WHOLE },
    { name: 'journeys', testDir: './tests/journeys', grepInvert: WHOLE },
    // A slice of the fault matrix; `npm run chaos` runs the whole (docs/reliability.md).
    { name: 'chaos', testDir: './chaos' },
    { name: 'accessibility', testDir: './tests/accessibility', grepInvert: WHOLE },
    // Remotes, hosts and clients that others wrote.
    { name: 'outside', testDir: './outside', testMatch: /outside\/(hosts\/)?[^/]+\.spec\.ts$/, grepInvert: WHOLE },
    { name: 'outside-whole', testDir: './outside', testMatch: /outside\/(hosts\/)?[^/]+\.spec\.ts$/, grep: WHOLE },
    { name: 'whole', testDir: './tests', testMatch: /(releases|faults|journeys)\/.+\.spec\.ts$/, grep: WHOLE },
    // Every state of every screen in both colours at both widths: `npm run check:accessibility`.
    { name: 'accessibility-whole', testDir: './tests/accessibility', use: { everyLook: true } },
    // The same journeys in other engines, if they are installed (docs/decisions/0023). Each engine has one page, so its tests run in
    // sequence.
    { name: 'firefox', testDir: './tests/engines', fullyParallel: false, use: { engine: 'firefox' } },
    { name: 'webkit', testDir: './tests/engines', fullyParallel: false, use: { engine: 'webkit' } },
    { name: 'firefox-slice', testDir: './tests/engines', fullyParallel: false, grep: /@slice/, use: { engine: 'firefox' } },
    // The rows of each screen, against a provider as recorded and against a hostile one. They take a quarter of an hour and run only by
    // name (README.md).
    { name: 'rows', testDir: './tests/rows' },
    // The frame makes few calls to the provider, so its rows run once.
    {
      name: 'rows-hostile',
      testDir: './tests/rows',
      testIgnore: /(layout|login|register)\.spec/,
      use: { extraHTTPHeaders: { 'x-provider-mode': 'hostile' } },
    },
    // The members' journeys against the hostile provider, also only by name. The mode does not change headers of the edge.
    {
      name: 'journeys-hostile',
      testDir: './tests/journeys',
      testIgnore: /page-security\.spec/,
      use: { extraHTTPHeaders: { 'x-provider-mode': 'hostile' } },
    },
  ],
  webServer: {
    command: 'node ../scripts/run.mjs start',
    env: stackEnvironment,
    wait: { stdout: /Ready after/ },
    timeout: 600_000 * slowness,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
