import { createStaleNameFinder } from './find-stale-names';

const findStaleNames = createStaleNameFinder({
  files: [
    'mf-feed/README.md',
    'mf-feed/src/lib/hidden-posts.ts',
    'docs/operations.md',
    'docs/decisions/0001-federation.md',
    'e2e/tests/feed.spec.ts',
  ],
  scripts: new Set(['check', 'registry']),
  commandLine: new Set(['pin', 'gc', '--reason', '--dry-run']),
  hyphenatedNames: new Set(['hidden-posts', 'data-unsaved']),
});

const findNames = (text: string, document = 'mf-feed/README.md') => findStaleNames(document, text).map(({ name }) => name);

test('reports paths and file names that no tracked file has, with their line', () => {
  expect(findStaleNames('docs/operations.md', 'See `mf-feed/src/lib/gone.ts`.\n\nAnd `gone.ts`.')).toEqual([
    { line: 1, name: 'mf-feed/src/lib/gone.ts' },
    { line: 3, name: 'gone.ts' },
  ]);
});

test('accepts a path from the root, from the folder of the document, by its end, without its extension and with a line', () => {
  expect(
    findNames('`mf-feed/src/lib/` `src/lib/hidden-posts.ts` `hidden-posts.ts` `lib/hidden-posts` `e2e/tests/feed` `hidden-posts.ts:12`'),
  ).toEqual([]);
});

test('accepts placeholders, globs, built files, addresses, exposes, endings, packages and media types', () => {
  expect(
    findNames(
      '`src/<name>.ts` `src/**/*.ts` `src/…/x.ts` `mf-feed/dist/a.js` `/api/posts` `./home` `.service.ts` `@social/api/x` `zod/mini` `text/html`',
    ),
  ).toEqual([]);
});

test('reports links whose file is missing, and ignores addresses and anchors', () => {
  expect(findNames('[a](../docs/operations.md#limits) [b](https://example.org/x.md) [c](#top)')).toEqual([]);
  expect(findNames('[a](docs/operations.md)')).toEqual(['docs/operations.md']);
});

test('reports npm scripts, and commands and options of the registry, that do not exist', () => {
  expect(findNames('`npm run check` `npm run registry -- pin production --reason "x"` `registry gc --dry-run`')).toEqual([]);
  expect(findNames('`npm run chek` `pnpm registry pin x --why` `registry unpinn`')).toEqual(['chek', '--why', 'unpinn']);
});

test('reads blocks of code as it reads code in a sentence', () => {
  expect(findNames('```sh\nnpm run gone\nnode src/lib/gone.ts # `words` of a comment\n```\nnpm run fine in prose')).toEqual([
    'gone',
    'src/lib/gone.ts',
  ]);
});

test('reports a hyphenated name in a README that no source contains, and not in other documents', () => {
  expect(findNames('`hidden-posts` `data-unsaved` `post-bodies`')).toEqual(['post-bodies']);
  expect(findNames('`emojibase-data`', 'docs/decisions/0001-federation.md')).toEqual([]);
});
