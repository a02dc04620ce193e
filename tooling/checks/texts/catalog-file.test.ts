import { compareCatalog } from './catalog-file';

const text = (key: string, isPlural = false) => ({ key, isPlural, file: 'mf-feed/src/sample.tsx', line: 3 });

test('a catalog with every text, its placeholders and tags has no differences', () => {
  const texts = [text('Save'), text('By {author}, see <link>the rules</link>'), text('{count} posts of {name}', true)];
  expect(
    compareCatalog(texts, {
      Save: 'Speichern',
      'By {author}, see <link>the rules</link>': '<link>Regeln</link>: von {author}',
      '{count} posts of {name}': { one: 'Ein Beitrag von {name}', other: '{count} Beiträge von {name}' },
    }),
  ).toEqual([]);
});

test.each([
  ['a text that is not translated', [text('Save')], {}],
  ['a translation that no source has', [], { Save: 'Speichern' }],
  ['a plural without forms', [text('{count} posts', true)], { '{count} posts': '{count} Beiträge' }],
  ['forms of a text without a number', [text('Save')], { Save: { other: 'Speichern' } }],
  ['a plural without the form of all others', [text('{count} posts', true)], { '{count} posts': { one: 'Ein Beitrag' } }],
  ['a missing placeholder', [text('By {author}')], { 'By {author}': 'Von jemandem' }],
  ['a placeholder of its own', [text('Save')], { Save: '{name} speichern' }],
])('%s is a difference', (_of, texts, catalog) => {
  expect(compareCatalog(texts, catalog as Record<string, string>)).toHaveLength(1);
});
