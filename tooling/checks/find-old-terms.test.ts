import { findOldTerms, refuseName, refuseText } from './find-old-terms';

test.each([
  ['keptDraft', 'draft, saved, stored or cached'],
  ['LEFT_OUT_POSTS', 'hidden or omitted'],
  ['mf-chat/src/lib/talk-lines.ts', 'conversation or thread'],
  ['--room-place', 'scroll anchor, target, position or link'],
  ['mostItems', 'max…'],
  ['wish', 'optimistic update, request, options or params'],
])('the name %s is refused with the word to use', (name, say) => {
  expect(refuseName(name)).toBe(say);
});

test.each(['placeholder', 'placeItems', 'keepAlive', 'replaceAll', 'layoutShift', 'almost', 'leftColumn', 'package.json'])(
  'the name %s is accepted',
  (name) => {
    expect(refuseName(name)).toBeNull();
  },
);

test('a comment is refused for its opening and for its words, a plain sentence is not', () => {
  const source = [
    '/** What the reader sees. */',
    'const a = 1;',
    '/** Returns the posts that are left out. */',
    'const b = 2;',
    '// The edge keeps the last composition.',
    '// One of them is enough.',
    'const c = 3;',
  ].join('\n');

  expect(findOldTerms('sample.ts', source).map(({ line, say }) => [line, say])).toEqual([
    [1, "a sentence that begins with a verb or its subject, not with 'What'"],
    [3, 'hidden or omitted'],
  ]);
});

test('declarations are checked, uses of names that others declared are not', () => {
  const source = "import { pack } from 'tar-stream';\nconst packed = pack().place;\ntype Props = { onTalk: () => void };\n";

  expect(findOldTerms('sample.ts', source).map(({ text }) => text)).toEqual(['packed', 'onTalk']);
});

test('titles of tests and CSS variables in strings are checked', () => {
  const source = "test('a wish is reverted', () => {});\nconst style = 'var(--shelf-height)';\n";

  expect(findOldTerms('sample.test.ts', source).map(({ text }) => text)).toEqual(['a wish is reverted', '--shelf-height']);
});

test('plain English in a test title is accepted', () => {
  expect(refuseText('the member keeps the text that was typed')).toBeNull();
});
