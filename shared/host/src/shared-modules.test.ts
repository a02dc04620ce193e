import { singletons } from '@social/release/singletons';
import { sharedModules } from './shared-modules';

/** The module of React that JSX compiles to. The others below `react/` are for development. */
const subpaths: Record<string, string> = { 'react/': 'react/jsx-runtime', 'react-dom/': 'react-dom/client' };

test.each(singletons.map(({ shareKey }) => subpaths[shareKey] ?? shareKey))('a host shares %s, which remotes require', (name) => {
  expect(sharedModules()[name]).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/), shareConfig: { singleton: true } });
});

test('a host shares nothing that remotes do not require', () => {
  expect(Object.keys(sharedModules())).toHaveLength(singletons.length);
});
