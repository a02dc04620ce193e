import { parseSource } from '../sources/parse-source';
import { extractDeclaredTexts, extractTexts } from './extract-texts';

const imports = "import { plural, t } from '@social/texts';\nimport { rich } from '@social/texts/rich';\n";
const extract = (source: string) => extractTexts(parseSource('mf-feed/src/sample.tsx', imports + source));

test('the texts of t, rich and plural are found, with their lines', () => {
  const { texts, problems } = extract(
    [
      "const label = t('Save');",
      "const line = rich('By {author}', { author });",
      "const count = plural(n, { one: '{count} post', other: '{count} posts' });",
    ].join('\n'),
  );
  expect(texts.map(({ key, line, isPlural }) => [key, line, isPlural])).toEqual([
    ['Save', 3, false],
    ['By {author}', 4, false],
    ['{count} posts', 5, true],
  ]);
  expect(problems).toEqual([]);
});

test.each([
  ['a text that is not literal', 'const label = t(name);'],
  ['forms that are not literal', 'const label = plural(n, forms);'],
  ['bare text', 'const view = <p>Save it</p>;'],
  ['a bare label', 'const view = <Field label="Page name" />;'],
  ['a bare label made of parts', 'const view = <Field aria-label={`Remove ${name}`} />;'],
])('%s is refused', (_of, source) => {
  expect(extract(source).problems).toHaveLength(1);
});

test.each(['<p>{name}</p>', '<kbd>H2</kbd>', '<input name="email" />', '<Icon title="" />', '<p>{t("Save")}</p>'])(
  '%s is no text outside the catalogs',
  (source) => {
    expect(extract(`const view = ${source};`).problems).toEqual([]);
  },
);

test('another function of the name t is none of ours', () => {
  expect(extractTexts(parseSource('shell/src/sample.ts', 'const t = (x: string) => x;\nt(name);'))).toEqual({ texts: [], problems: [] });
});

test('titles and labels of a build are texts too', () => {
  const config = "export default defineRemote({\n  pages: [{ path: '/', title: 'Feed' }],\n  menu: [{ label: 'Home', path: '/' }],\n});";
  expect(extractDeclaredTexts('mf-feed/webpack.config.ts', config).map(({ key, line }) => [key, line])).toEqual([
    ['Feed', 2],
    ['Home', 3],
  ]);
});
