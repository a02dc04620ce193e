import { availableParallelism } from 'node:os';
import { slowness } from './tooling/build-preset/jest/slowness.mjs';

export default {
  // On two processors two: the main process only waits.
  maxWorkers: availableParallelism(),
  // Node 20 keeps what a test file loaded: after 200 files a worker held 4 GB, and spent its time collecting garbage.
  workerIdleMemoryLimit: '1GB',
  projects: ['shell', 'mf-*', 'shared/*', 'registry', 'registry/console', 'provider', 'server-libs', 'tooling', 'e2e'].map(
    (folder) => `<rootDir>/${folder}`,
  ),
  testTimeout: 180_000 * slowness,
  globalSetup: './tooling/jest/global-setup.mjs',
  globalTeardown: './tooling/jest/global-teardown.mjs',
};
