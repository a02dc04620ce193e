import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { resolveImports } from './import-graph';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-graph-'));
  write('package.json', JSON.stringify({ name: 'root', devDependencies: { tool: '1' } }));
  write(
    'app/package.json',
    JSON.stringify({ name: 'app', dependencies: { '@social/shared': '1' }, devDependencies: { '@types/typed': '1' } }),
  );
  write('shared/package.json', JSON.stringify({ name: '@social/shared', exports: { '.': './src/index.ts', './*': './src/*.ts' } }));
  write('shared/src/index.ts', '');
  write('shared/src/part.ts', '');
  mkdirSync(join(root, 'app/node_modules/@social'), { recursive: true });
  symlinkSync(join(root, 'shared'), join(root, 'app/node_modules/@social/shared'));
  for (const name of ['tool', 'undeclared', 'typed']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: './dist/index.js' }));
    write(`node_modules/${name}/dist/index.js`, '');
  }
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function resolve(specifier: string) {
  const graph = resolveImports(root, new Map([['app/src/main.ts', [{ specifier, isTypeOnly: false }]]]));
  return graph.get('app/src/main.ts')?.[0];
}

test.each([
  ['./view', 'app/src/view.tsx'],
  ['../package.json', 'app/package.json'],
  ['@social/shared', 'shared/src/index.ts'],
  ['@social/shared/part', 'shared/src/part.ts'],
  ['tool', 'node_modules/tool/dist/index.js'],
  ['typed', 'node_modules/typed/dist/index.js'],
  ['node:fs', 'node:fs'],
])('%s leads to %s', (specifier, to) => {
  write('app/src/view.tsx', '');

  expect(resolve(specifier)).toEqual({ specifier, isTypeOnly: false, to, isResolved: true, isDeclared: true });
});

test('a module that does not exist is not resolved', () => {
  expect(resolve('./missing')).toMatchObject({ to: './missing', isResolved: false });
  expect(resolve('missing')).toMatchObject({ to: 'missing', isResolved: false });
});

test('a package that no package.json names is not declared', () => {
  expect(resolve('undeclared')).toMatchObject({ isResolved: true, isDeclared: false });
});

test('a package of the workspace that the importing one does not name is not declared', () => {
  write('app/package.json', JSON.stringify({ name: 'app' }));

  expect(resolve('@social/shared')).toMatchObject({ isDeclared: false });
});
