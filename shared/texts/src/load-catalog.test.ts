import { setTranslator } from './catalog';
import { loadCatalog } from './load-catalog';
import { plural, t } from './t';

const german = jest.fn(() =>
  Promise.resolve({ default: { Post: 'Beitrag', '{count} posts': { one: '{count} Beitrag', other: '{count} Beiträge' } } }),
);

beforeEach(() => german.mockClear());
afterEach(() => {
  setTranslator(null);
  document.documentElement.lang = '';
});

async function load(language: string) {
  document.documentElement.lang = language;
  await loadCatalog({ de: german });
}

test('English loads no catalog', async () => {
  await load('en');
  expect(german).not.toHaveBeenCalled();
  expect(t('Post')).toBe('Post');
});

test('another language is translated from its catalog, with its own plurals', async () => {
  await load('de');
  const count = (posts: number) => plural(posts, { one: '{count} post', other: '{count} posts' });
  expect([t('Post'), count(1), count(5), t('toString')]).toEqual(['Beitrag', '1 Beitrag', '5 Beiträge', 'toString']);
});

test('a language without a catalog is English', async () => {
  await load('fr');
  expect(t('Post')).toBe('Post');
});

test('the pseudo-language marks each text, and fills its values', async () => {
  await load('ar-XB');
  expect([t('Hello {name}', { name: 'Asha' }), plural(1, { one: '{count} post', other: '{count} posts' })]).toEqual([
    '⟦Hello Asha⟧',
    '⟦1 posts⟧',
  ]);
});
