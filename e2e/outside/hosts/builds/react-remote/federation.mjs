/** The federation options that webpack and Vite have in common. */
export const federation = {
  name: 'mf_outside',
  filename: 'remoteEntry.js',
  exposes: { './greeting': './greeting.jsx' },
  shared: Object.fromEntries(['react', 'react/', 'react-dom'].map((name) => [name, { singleton: true, requiredVersion: '^19.0.0' }])),
  shareStrategy: 'loaded-first',
  manifest: true,
  dts: false,
};
