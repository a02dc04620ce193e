import { setTranslator } from './catalog';
import { plural, t } from './t';

const german = new Intl.PluralRules('de');
const catalog: Record<string, string | { one?: string; other: string }> = {
  'Hello {name}': 'Hallo {name}',
  '{count} comments': { one: '{count} Kommentar', other: '{count} Kommentare' },
  Post: 'Beitrag',
};
const speakGerman = () => setTranslator({ find: (source) => catalog[source], selectForm: (count) => german.select(count) });

afterEach(() => setTranslator(null));

test('English stands in the source, with its values', () => {
  expect(t('Hello {name}', { name: 'Asha' })).toBe('Hello Asha');
  expect(t('Post')).toBe('Post');
  expect(t('{a} of {b}', { a: 1, b: '{a}' })).toBe('1 of {a}');
});

test('a translation stands in for its English text; what has none stays English', () => {
  speakGerman();
  expect([t('Hello {name}', { name: 'Asha' }), t('Post'), t('Not translated')]).toEqual(['Hallo Asha', 'Beitrag', 'Not translated']);
});

test('a placeholder without a value is shown, so that the slip is seen', () => {
  expect(t('Hello {name}', { other: 'Asha' })).toBe('Hello {name}');
});

test.each([
  [0, '0 comments', '0 Kommentare'],
  [1, '1 comment', '1 Kommentar'],
  [2, '2 comments', '2 Kommentare'],
])('the text for %d', (count, english, translated) => {
  const text = () => plural(count, { one: '{count} comment', other: '{count} comments' });
  expect(text()).toBe(english);
  speakGerman();
  expect(text()).toBe(translated);
});

test('a number may be written as it is read', () => {
  expect(plural(1200, { one: '{count} comment', other: '{count} comments' }, { count: '1.2K' })).toBe('1.2K comments');
});
