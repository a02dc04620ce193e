export default {
  // One for each processor: the main process waits.
  maxWorkers: '100%',
  projects: ['shell', 'mf-*', 'shared/*', 'registry', 'provider', 'tooling'].map((folder) => `<rootDir>/${folder}`),
  globalSetup: './tooling/jest/global-setup.mjs',
  globalTeardown: './tooling/jest/global-teardown.mjs',
};
