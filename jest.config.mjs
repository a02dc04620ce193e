import { availableParallelism } from 'node:os';

export default {
  // More by half than processors: the main process only waits, and tests of servers wait for PostgreSQL for a tenth of their time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // Node 20 keeps what a test file loaded: after 200 files a worker held 4 GB, and spent its time collecting garbage.
  workerIdleMemoryLimit: '1GB',
  projects: ['shell', 'mf-*', 'shared/*', 'registry', 'registry/console', 'provider', 'tooling'].map((folder) => `<rootDir>/${folder}`),
  // On machines that do other things too, what does come is waited for.
  testTimeout: 30_000,
  globalSetup: './tooling/jest/global-setup.mjs',
  globalTeardown: './tooling/jest/global-teardown.mjs',
};
