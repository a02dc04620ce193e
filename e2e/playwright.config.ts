import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { stackEnvironment, urls } from './support/stack';

/** Where Debian puts its browsers; the one without a window of its own starts and draws faster. */
const debianBrowser = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

export default defineConfig({
  testDir: './tests',
  globalTeardown: './support/remove-data.ts',
  outputDir: './test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: urls.production,
    viewport: { width: 1440, height: 900 },
    // A trace costs a third of a run's time: ask for one where a test fails.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(debianBrowser && { executablePath: debianBrowser }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
  },
  // One stack for all: those that move pins or end servers come after those that only look.
  projects: [
    { name: 'journeys', testDir: './tests/journeys' },
    // Asked for by name (see README.md): together they take a quarter of an hour. What the specification says of each screen, against a provider as recorded and against the worst of its kind.
    { name: 'rows', testDir: './tests/rows' },
    // The frame asks the provider for little: its rows run once.
    {
      name: 'rows-hostile',
      testDir: './tests/rows',
      testIgnore: /(layout|login|notices|register)\.spec/,
      use: { extraHTTPHeaders: { 'x-provider-mode': 'hostile' } },
    },
    { name: 'faults', testDir: './tests/faults', dependencies: ['journeys'] },
    // With a stack of its own, so beside those that move the pins of this one; it takes longest and begins first.
    { name: 'own-stack', testDir: './tests/own-stack', dependencies: ['faults'], fullyParallel: false },
    { name: 'releases', testDir: './tests/releases', dependencies: ['faults'], fullyParallel: false },
    { name: 'crashes', testDir: './tests/crashes', dependencies: ['releases', 'own-stack'], fullyParallel: false },
  ],
  webServer: {
    command: 'node ../scripts/run.mjs start',
    env: stackEnvironment,
    wait: { stdout: /Ready after/ },
    timeout: 480_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
  },
});
