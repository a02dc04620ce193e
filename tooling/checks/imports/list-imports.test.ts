import { parseSource } from '../sources/parse-source';
import { listImports } from './list-imports';

const list = (code: string, path = 'sample.ts') =>
  listImports(parseSource(path, code)).map(({ specifier, isTypeOnly }) => [specifier, isTypeOnly ? 'types' : 'values']);

test.each([
  ["import a from './a';", './a', 'values'],
  ["import './a';", './a', 'values'],
  ["import { type A, b } from './a';", './a', 'values'],
  ["import a, { type A } from './a';", './a', 'values'],
  ["import type { A } from './a';", './a', 'types'],
  ["import { type A } from './a';", './a', 'types'],
  ["export { a } from './a';", './a', 'values'],
  ["export type { A } from './a';", './a', 'types'],
  ["export * from './a';", './a', 'values'],
  ["const a = await import('./a');", './a', 'values'],
  ["const a = () => import(/* webpackChunkName: 'a' */ `./a`);", './a', 'values'],
  ["type A = import('./a').A;", './a', 'values'],
  ["type A = typeof import('./a');", './a', 'values'],
  ["import a = require('./a');", './a', 'values'],
  ["const a = require('./a');", './a', 'values'],
  ['/// <reference path="./a.d.ts" />', './a.d.ts', 'values'],
])('%s is listed', (code, specifier, kind) => {
  expect(list(code)).toEqual([[specifier, kind]]);
});

test.each([
  'const a = import(name);',
  "const a = require.resolve('./a');",
  'export { a };',
  "// import './a';",
  "const a = 'import b from c';",
])('%s imports nothing', (code) => {
  expect(list(code)).toEqual([]);
});

test('types and values of the same module are two imports', () => {
  expect(list("import { a } from './a';\nimport type { A } from './a';\nimport { b } from './a';")).toEqual([
    ['./a', 'values'],
    ['./a', 'types'],
  ]);
});

test('a source that cannot be parsed is named with its line', () => {
  expect(() => parseSource('mf-feed/src/sample.ts', 'const a = 1;\nconst = 2;')).toThrow(/^mf-feed\/src\/sample\.ts:2 /);
});
