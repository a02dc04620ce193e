import type { Page } from '@playwright/test';
import { wheelUntil } from '../../support/move-within-app';
import { expect, test } from '../../support/test';

type WithTouched = { touchedSheets?: string[] };

/** Records the rules that a render adds to an earlier style sheet: each makes the browser style the whole page again. */
function recordTouchedSheets() {
  const touched: string[] = [];
  (window as WithTouched).touchedSheets = touched;
  const begunIn = new WeakMap<CSSStyleSheet, number>();
  let render = 0;
  const insertRule = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    queueMicrotask(() => void render++);
    if (this.cssRules.length === 0) begunIn.set(this, render);
    else if (rule.startsWith('@') && begunIn.get(this) !== render) touched.push(rule);
    return insertRule.call(this, rule, index);
  };
}

const feedItems = (page: Page) => page.getByRole('feed').getByRole('article');
const filter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the feed is read, filtered by kind to its end, and narrowed to followed members, which is remembered', async ({
  author,
  authorPage: page,
}) => {
  await page.addInitScript(recordTouchedSheets);
  await page.goto('/');
  const first = feedItems(page).first();
  const suggestions = page.getByRole('feed').getByRole('article', { name: 'Friend Suggestions' });

  await test.step('posts have a time and buttons, and suggestions stand after the third', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
    await expect(first.locator('time').first()).toBeVisible();
    await expect(first.getByRole('button', { name: /save/i })).toBeVisible();
    await expect(suggestions).toBeAttached();
    await expect(feedItems(page).nth(3)).toHaveAccessibleName('Friend Suggestions');
  });

  await test.step('the first press of a button, and what it opens, leave the style sheets of the page as they are', async () => {
    await first.getByRole('button', { name: /^Like/ }).first().click();
    await first.getByRole('button', { name: /^Comments/ }).click();
    await expect(first.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Share something' }).click();
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
    expect(await page.evaluate(() => (window as WithTouched).touchedSheets)).toEqual([]);
  });

  await test.step('Images shows only posts with pictures, up to the tile that counts the further ones', async () => {
    const requested = page.waitForRequest((request) => new URLSearchParams(request.postData() ?? '').get('post_type') === 'photos');
    await filter(page, 'Images').click();
    await requested;
    await expect(page.getByRole('main').getByRole('heading', { level: 2, name: 'Images' })).toBeVisible();
    await expect(suggestions).toHaveCount(0);
    await wheelUntil(page, page.getByText(/^\+\d+$/).first(), 4000);
    const broken = await first
      .locator('img')
      .evaluateAll(
        (images) => images.filter((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0).length,
      );
    expect(broken).toBe(0);
    await filter(page, 'Images').click();
    await expect(suggestions).toBeAttached();
  });

  await test.step('Files can be scrolled to their end, each post once', async () => {
    await filter(page, 'Files').click();
    await expect(first).toBeVisible();
    await wheelUntil(page, page.getByText(/all caught up/i), 20_000);
    const ids = await page.getByRole('article').evaluateAll((articles) => articles.map((article) => article.id));
    expect(new Set(ids).size).toBe(ids.length);
    await filter(page, 'Files').click();
  });

  await test.step('Following is empty at first, and the choice is restored on the next visit', async () => {
    const following = filter(page, 'Following');
    await following.click();
    await expect(page.getByText('No posts of people you follow')).toBeVisible();
    await author.call('follow-user', { user_id: '2' });
    await page.reload();
    await expect(following).toHaveAttribute('aria-pressed', 'true');
    await expect(first.getByRole('link', { name: 'Asha Menon' })).toBeVisible();
  });
});

for (const { tooltip, value } of [
  { tooltip: 'Texts', value: 'text' },
  { tooltip: 'Videos', value: 'video' },
  { tooltip: 'Audio', value: 'music' },
]) {
  test(`the ${tooltip} filter asks the provider for ${value}`, { tag: '@whole' }, async ({ memberPage: page }) => {
    await page.goto('/');
    await expect(feedItems(page).first()).toBeVisible();
    const requested = page.waitForRequest((request) =>
      request.url().includes('/api/posts') ? new URLSearchParams(request.postData() ?? '').get('post_type') === value : false,
    );
    await filter(page, tooltip).click();
    await requested;
    await expect(feedItems(page).first()).toBeVisible();
  });
}
