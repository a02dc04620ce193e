import { findKindProblem, isIgnoredFile } from './file-kinds';

test.each([
  'a.js',
  '139.mjs',
  'a.css',
  'a.d.ts',
  'a.js.map',
  'a/b.wasm',
  'logo.svg',
  'a.jpeg',
  'f.woff',
  '@mf-types.zip',
  'kit/ui-0.1.0.tgz',
])('a release may have %s', (path) => {
  expect(findKindProblem(path)).toBeNull();
  expect(isIgnoredFile(path)).toBe(false);
});

test.each([
  '.DS_Store',
  'img/.DS_Store',
  'Thumbs.db',
  'desktop.ini',
  'index.html',
  '.main.js.swp',
  'a.js~',
  '.vscode/a.json',
  '.gitkeep',
  'mf-stats.json',
])('publishing omits %s', (path) => {
  expect(isIgnoredFile(path)).toBe(true);
  expect(findKindProblem(path)?.cure).toContain('omits it by itself');
});

test.each([
  ['docs/index.html', 'the shell provides the document'],
  ['server.cjs', 'Build ES modules'],
  ['page.tsx', 'Compile it'],
  ['types.zip', 'Keep it out of the build folder. Allowed: .js'],
  ['Übersicht.js', 'Rename it'],
])('a release may not have %s, and the problem names a cure', (path, cure) => {
  expect(findKindProblem(path)).toMatchObject({ file: path, cure: expect.stringContaining(cure) });
});
