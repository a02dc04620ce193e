export default {
  projects: ['shell', 'mf-*', 'shared/*', 'registry', 'provider', 'tooling'].map((folder) => `<rootDir>/${folder}`),
};
