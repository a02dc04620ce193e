import { findOldTerms, findOldTermsInStyles, refuseName, refuseText } from './find-old-terms';
import { parseSource } from './sources/parse-source';

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

test('a comment is refused for its terms, plain English is not', () => {
  const source = '/** Returns the posts that are left out. */\nconst a = 1;\n// The edge keeps the last composition.\nconst b = 2;';

  expect(findOldTerms(parseSource('sample.ts', source)).map(({ line, say }) => [line, say])).toEqual([[1, 'hidden or omitted']]);
});

test('declarations are checked, uses of names that others declared are not', () => {
  const source = "import { pack } from 'tar-stream';\nconst packed = pack().place;\ntype Props = { onTalk: () => void };\n";

  expect(findOldTerms(parseSource('sample.ts', source)).map(({ text }) => text)).toEqual(['packed', 'onTalk']);
});

test('titles of tests and CSS variables in strings are checked', () => {
  const source = "test('a wish is reverted', () => {});\nconst style = 'var(--shelf-height)';\n";

  expect(findOldTerms(parseSource('sample.test.ts', source)).map(({ text }) => text)).toEqual(['a wish is reverted', '--shelf-height']);
});

test('plain English in a test title is accepted', () => {
  expect(refuseText('the member keeps the text that was typed')).toBeNull();
});

test.each([
  ['a bound variable', 'const { a: keptDraft } = b;'],
  ['a variable with a default', 'const { keptDraft = 1 } = b;'],
  ['the rest of a list', 'const [, ...keptDraft] = b;'],
  ['a parameter', 'const a = (keptDraft: string) => 1;'],
  ['a parameter of a type', 'type A = (keptDraft: string) => void;'],
  ['a parameter that is a property', 'class A { constructor(private keptDraft: string) {} }'],
  ['the variable of a catch', 'try { a(); } catch (keptDraft) { b(); }'],
  ['a function', 'function keptDraft() {}'],
  ['a key of an object', 'const a = { keptDraft: 1 };'],
  ['a shorthand of an object', 'const a = { keptDraft };'],
  ['a method', 'class A { keptDraft() {} }'],
  ['a property of a type', 'type A = { keptDraft: string };'],
  ['a type parameter', 'type A<KeptDraft> = B;'],
  ['a mapped type', 'type A = { [KeptDraft in B]: string };'],
  ['a member of a tuple', 'type A = [keptDraft: string];'],
  ['a member of an enum', 'enum A { KeptDraft }'],
  ['a default import', "import keptDraft from 'a';"],
  ['an exported name', 'export { a as keptDraft };'],
  ['an attribute', 'const a = <A keptDraft={1} />;'],
])('%s is a declaration', (_of, source) => {
  expect(findOldTerms(parseSource('sample.tsx', source))).toHaveLength(1);
});

test.each([
  ['the key of a binding', 'const { keptDraft: a } = b;'],
  ['an imported name', "import { keptDraft } from 'a';"],
  ['a computed key', 'const a = { [keptDraft]: 1 };'],
  ['a read property', 'const a = b.keptDraft;'],
  ['an argument', 'a(keptDraft);'],
])('%s is no declaration', (_of, source) => {
  expect(findOldTerms(parseSource('sample.tsx', source))).toEqual([]);
});

test('comments and variables of style sheets are checked', () => {
  const styles = 'a {\n  --shelf-height: 1px;\n}\n/* Hides what is left out. */\n';

  expect(
    findOldTermsInStyles(styles)
      .map(({ line }) => line)
      .sort(),
  ).toEqual([2, 4]);
});
