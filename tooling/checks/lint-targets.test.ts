import { isReadByEveryLint, listLintTargets } from './lint-targets';

const last = { base: '1', closures: { 'a.ts': 'a', 'b.ts': 'b' } };

test.each([
  ['nothing changed', last, []],
  ['a file changed', { base: '1', closures: { 'a.ts': 'a2', 'b.ts': 'b' } }, ['a.ts']],
  ['a file is new', { base: '1', closures: { ...last.closures, 'c.ts': 'c' } }, ['c.ts']],
  ['a file was removed', { base: '1', closures: { 'a.ts': 'a' } }, []],
  ['the settings changed', { ...last, base: '2' }, null],
  [
    'most files changed',
    { base: '1', closures: Object.fromEntries(Array.from({ length: 301 }, (_file, index) => [`${index}.ts`, ''])) },
    null,
  ],
])('when %s, only what can have another result is linted', (_when, present, targets) => {
  expect(listLintTargets(last, present)).toEqual(targets);
});

test('all is linted when nothing was before', () => {
  expect(listLintTargets(null, last)).toBeNull();
});

test.each([
  ['.oxlintrc.json', '', true],
  ['mf-feed/tsconfig.json', '', true],
  ['shared/ui/src/theme/cssjanus.d.ts', '', true],
  ['pnpm-lock.yaml', '', true],
  ['tooling/checks/lint/no-export-all.mjs', '', true],
  ['provider/src/plugins/replies.ts', "declare module 'fastify' {}", true],
  ['mf-feed/src/main.ts', 'const a = 1;', false],
])('%s with the text "%s" changes the lint of every file: %s', (file, text, isRead) => {
  expect(isReadByEveryLint(file, () => text)).toBe(isRead);
});
