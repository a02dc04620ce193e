import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { getLanguage, languages, LANGUAGE_STORAGE_KEY, PSEUDO_LANGUAGE } from '@social/texts/languages';

const script = readFileSync(`${__dirname}/language.js`, 'utf8');
const root = document.documentElement;
const ENVIRONMENT = 'en-IN';

/** Runs the script as the document does, in a browser with these languages. */
function openPage(stored: string | null, browserLanguages: string[], declared = ENVIRONMENT) {
  localStorage.clear();
  if (stored !== null) localStorage.setItem(LANGUAGE_STORAGE_KEY, stored);
  root.lang = declared;
  root.dir = '';
  const run = runInThisContext(`(document, localStorage, navigator) => {${script}}`) as (...parts: unknown[]) => void;
  run(document, localStorage, { languages: browserLanguages });
  return [root.lang, root.dir];
}

test.each(languages)('$name is taken where it was chosen', ({ code }) => {
  openPage(code, ['fr-FR']);
  expect(getLanguage()).toBe(code);
});

test.each([
  ['the choice, before the languages of the browser', 'en', ['de-DE'], ENVIRONMENT, 'en-IN'],
  ['the first language of the browser that there is', null, ['fr-FR', 'de-AT', 'en'], ENVIRONMENT, 'de'],
  ['that of the environment, where the browser has none of them', null, ['fr-FR'], ENVIRONMENT, 'en-IN'],
  ['English, in an environment of another language', 'en', [], 'de-DE', 'en'],
  ['none that was made up', 'xx', ['fr'], ENVIRONMENT, 'en-IN'],
])('the page speaks %s', (_of, stored, browserLanguages, declared, expected) => {
  expect(openPage(stored, browserLanguages, declared)).toEqual([expected, '']);
});

test('the pseudo-language is read from right to left', () => {
  expect(openPage(PSEUDO_LANGUAGE, ['en'])).toEqual([PSEUDO_LANGUAGE, 'rtl']);
});
