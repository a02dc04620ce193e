import type { Page } from '@playwright/test';
import { LANGUAGE_STORAGE_KEY, PSEUDO_LANGUAGE } from '../../../shared/texts/src/languages';
import { holdAnswers } from '../../support/hold-answers';
import { moveTo } from '../../support/move-within-app';
import { pictures } from '../../support/provider-calls';
import { expect, test } from '../../support/test';
import { watchRequests } from '../../support/watch-requests';

const ofEachRemote = ['/', '/my-albums', '/events/create', '/my-groups', '/pagescomp/mainpages', '/settings'];
const others = [
  ...['/explore', '/create-album', '/saved-posts', '/events', '/pagescomp/mainpages/createpage', '/blog', '/article', '/forum', '/jobs'],
  ...['/more', '/profile?tab=about', '/search?q=tea'],
];

/** Reads the texts of a page that did not come from a catalog. Members' texts are in elements with a `dir` or `lang` attribute. */
function readUnmarkedTexts(): string[] {
  const isUnmarked = (text: string | null) => text !== null && /\p{L}{2}/u.test(text) && !/[⟦⟧]/.test(text);
  const isOfOthers = (element: Element | null) =>
    element?.closest('[dir=auto], [lang]:not(html), bdi, time, strong, script, style, noscript') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (isUnmarked(textContent) && !isOfOthers(parentElement)) found.push(textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('button[aria-label], [role][aria-label], input, textarea')) {
    for (const attribute of ['aria-label', 'placeholder']) {
      const text = element.getAttribute(attribute);
      if (isUnmarked(text)) found.push(`${attribute} ${text}`);
    }
  }
  return found;
}

async function choose(page: Page, language: string): Promise<void> {
  await page.context().addInitScript(([key = '', code = '']) => localStorage.setItem(key, code), [LANGUAGE_STORAGE_KEY, language]);
}

for (const [pages, paths] of Object.entries({ 'a page of each remote': ofEachRemote, 'the other pages': others })) {
  const title = `in the pseudo-language every text of ${pages} went through a catalog, and they are mirrored without scrolling sideways`;
  test(title, paths === ofEachRemote ? {} : { tag: '@whole' }, async ({ memberPage: page }) => {
    const untilLoaded = watchRequests(page);
    await choose(page, PSEUDO_LANGUAGE);
    await page.goto('/more');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    for (const path of paths) {
      await test.step(path, async () => {
        const previous = await heading.innerText();
        await moveTo(page, path);
        await expect(heading).not.toHaveText(previous);
        await expect(heading).toContainText(/[⟦\p{L}]/u);
        await untilLoaded();
        // The product's name, members' names and site data are the same in every language.
        const unmarked = (await page.evaluate(readUnmarkedTexts)).filter(
          (text) => !/^(Social|@?demo|Robin Hale|Female|Male|Other)$/.test(text),
        );
        expect(unmarked.filter((text) => !/^\p{Lu}\p{L}{2}(,|$)/u.test(text))).toEqual([]);
        expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.scrollWidth <= innerWidth])).toEqual([
          'rtl',
          true,
        ]);
        const menu = await page.getByRole('navigation').first().boundingBox();
        expect(menu?.x, 'the menu stands at the right').toBeGreaterThan(700);
      });
    }
  });
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a guest signs in in German, and the product speaks German until the member chooses English, which lasts as their theme does', async ({
    page,
    author,
  }) => {
    await author.call('albums', { type: 'create', album_name: 'Fotos', 'postPhotos[]': pictures(2) });
    await test.step('the login page is in German', async () => {
      await page.goto('/my-albums');
      await expect(page).toHaveTitle('Anmelden · Social');
      await page.getByLabel('Benutzername').fill(author.username);
      await page.getByLabel('Passwort', { exact: true }).fill(author.password);
      await page.getByRole('button', { name: 'Anmelden' }).click();
    });

    await test.step('pages of the shell and of remotes are in German, with German dates and plurals', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Alben');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(page).toHaveTitle('Meine Alben · Social');
      const menu = page.getByRole('navigation').first();
      await expect(menu.getByRole('link', { name: 'Alben' })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').getByText('2 Fotos')).toBeVisible();
      await menu.getByRole('link', { name: 'Start' }).click();
      const post = page.getByRole('article').first();
      await expect(post.locator('time').first()).toHaveText(/^(vor |gestern|vorgestern|jetzt|\d+\. )/);
      await expect(post.getByRole('button', { name: /^Gefällt mir/ })).toBeVisible();
    });

    await test.step('the language and the theme that the member chooses are those of the next visit, from its first paint', async () => {
      await moveTo(page, '/settings');
      await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-color-mode', 'dark');
      const letShellArrive = await holdAnswers(page, '**/r/shell/-/main.*.js');
      await page.goto('/my-albums', { waitUntil: 'commit' });
      await expect(root).toHaveAttribute('data-color-mode', 'dark');
      await expect(root).toHaveAttribute('lang', /^en/);
      letShellArrive();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Albums');
    });
  });
});
