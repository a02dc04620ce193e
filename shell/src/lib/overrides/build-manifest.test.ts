import { readBuildManifest } from './build-manifest';

const url = 'http://localhost:3001/assets/mf-manifest.json';

test.each([
  ['auto', '', 'remoteEntry.js', 'http://localhost:3001/assets/remoteEntry.js'],
  [undefined, '', 'remoteEntry.js', 'http://localhost:3001/assets/remoteEntry.js'],
  ['http://localhost:5173/', '', 'entry-1a2b.mjs', 'http://localhost:5173/entry-1a2b.mjs'],
  ['/base/', 'js', 'entry.js', 'http://localhost:3001/base/js/entry.js'],
  ['auto', '/js/', 'entry.js', 'http://localhost:3001/assets/js/entry.js'],
])('finds the entry with public path %s and folder "%s"', (publicPath, path, name, expected) => {
  const content = { metaData: { remoteEntry: { name, path, type: 'module' }, publicPath } };
  expect(readBuildManifest(content, url).entryUrl).toBe(expected);
});

test.each([null, [], {}, { metaData: {} }, { metaData: { remoteEntry: 'remoteEntry.js' } }])('refuses %j', (content) => {
  expect(() => readBuildManifest(content, url)).toThrow();
});
