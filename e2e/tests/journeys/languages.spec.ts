import type { Page } from '@playwright/test';
import { LANGUAGE_STORAGE_KEY, PSEUDO_LANGUAGE } from '../../../shared/texts/src/languages';
import { expect, test } from '../../support/test';

const ofEachRemote = ['/', '/my-albums', '/events/create', '/my-groups', '/pagescomp/mainpages', '/settings'];
const others = [
  ...['/explore', '/create-album', '/saved-posts', '/events', '/pagescomp/mainpages/createpage', '/blog', '/article', '/forum', '/jobs'],
  ...['/more', '/profile?tab=about', '/search?q=tea'],
];

/** Reads the texts of a page that never went through a catalog. What members wrote stands in elements with a direction or language of its own. */
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
    test.setTimeout(180_000);
    await choose(page, PSEUDO_LANGUAGE);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/[⟦\p{L}]/u);
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      // The product's name, members' names and site data are the same in every language.
      const unmarked = (await page.evaluate(readUnmarkedTexts)).filter(
        (text) => !/^(Social|@?demo|Robin Hale|Female|Male|Other)$/.test(text),
      );
      expect(
        unmarked.filter((text) => !/^\p{Lu}\p{L}{2}(,|$)/u.test(text)),
        path,
      ).toEqual([]);
      expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.scrollWidth <= innerWidth]), path).toEqual([
        'rtl',
        true,
      ]);
      const menu = await page.getByRole('navigation').first().boundingBox();
      expect(menu?.x, 'the menu stands at the right').toBeGreaterThan(700);
    }
  });
}

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('the product speaks German, with German dates and plurals, until the member chooses English', async ({ memberPage: page }) => {
    test.slow();
    await page.goto('/my-albums');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Meine Alben · Social');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meine Alben');
    const menu = page.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'Alben' })).toHaveAttribute('aria-current', 'page');
    await expect(
      page
        .getByRole('main')
        .getByText(/^\d+ Fotos/)
        .first(),
    ).toBeVisible();
    await menu.getByRole('link', { name: 'Start' }).click();
    const post = page.getByRole('article').first();
    await expect(post.locator('time').first()).toHaveText(/^(vor |gestern|vorgestern|jetzt|\d+\. )/);
    await expect(post.getByRole('button', { name: /^Gefällt mir/ })).toBeVisible();

    await page.goto('/settings');
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await page.goto('/my-albums');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Albums');
  });

  test('a guest signs in in German', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await expect(page).toHaveTitle('Anmelden · Social');
  });
});

test('English loads no catalog', async ({ memberPage: page }) => {
  const catalogs: string[] = [];
  page.on('request', (request) => /texts-/.test(request.url()) && catalogs.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(catalogs).toEqual([]);
});
