import type { Page } from '@playwright/test';
import { scrollUntil } from '../../support/long-feed';
import { uniqueText, writePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

const feed = (page: Page) => page.getByRole('feed', { name: 'Posts' });
const posts = (page: Page) => feed(page).getByRole('article');

async function openFeed(page: Page, path = '/') {
  await page.goto(path);
  await expect(posts(page).first()).toBeVisible();
}

/** Returns the first visible post, and the distance of its top from the top of the screen. */
async function firstInSight(page: Page): Promise<{ id: string; top: number }> {
  return page.evaluate(() => {
    const article = [...document.querySelectorAll('article')].find((one) => one.getBoundingClientRect().bottom > 0);
    return { id: article?.id ?? '', top: article?.getBoundingClientRect().top ?? 0 };
  });
}

/** Waits until the post stops moving, then returns its position. */
async function restingTop(page: Page, id: string): Promise<number> {
  const top = () => page.evaluate((postId) => document.getElementById(postId)?.getBoundingClientRect().top ?? Number.NaN, id);
  await expect.poll(async () => Math.abs((await top()) - (await top()))).toBeLessThan(1);
  return top();
}

test('Home has the heading Feed and the row of nine post-type icons, each with its tooltip', async ({ memberPage: page }) => {
  await openFeed(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();

  const row = page.getByRole('group', { name: 'Show only' });
  const names = ['Texts', 'Images', 'Files', 'Videos', 'Audio', 'Pages', 'Blog', 'Articles', 'Jobs'];
  await expect(row.locator('a, button')).toHaveCount(names.length);
  for (const name of names) await expect(row.locator('a, button').nth(names.indexOf(name))).toHaveAccessibleName(name);
  await row.getByRole('button', { name: 'Audio' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Audio' })).toBeVisible();
});

test('the row of icons stays in sight while one reads on', async ({ memberPage: page }) => {
  await openFeed(page);
  await scrollUntil(page, 20);
  await expect(page.getByRole('group', { name: 'Show only' })).toBeInViewport();
});

test('Texts, Images, Files, Videos and Audio narrow the feed by the provider’s value; a second press shows all', async ({
  memberPage: page,
}) => {
  await openFeed(page);
  for (const [name, value] of [
    ['Texts', 'text'],
    ['Images', 'photos'],
    ['Files', 'files'],
    ['Videos', 'video'],
    ['Audio', 'music'],
  ]) {
    const asked = page.waitForRequest((request) => new URLSearchParams(request.postData() ?? '').get('post_type') === value);
    await page.getByRole('button', { name, exact: true }).click();
    await asked;
    await expect(page).toHaveURL(new RegExp(`show=${value}`));
  }
  await expect(posts(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Audio', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});

for (const [name, path] of [
  ['Pages', '/pagescomp/mainpages'],
  ['Blog', '/blog'],
  ['Articles', '/article'],
  ['Jobs', '/jobs'],
] as const) {
  test(`${name} has no value to narrow by and opens its screen`, async ({ memberPage: page }) => {
    await openFeed(page);
    await page.getByRole('group', { name: 'Show only' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
}

test('a narrowed feed is read to its end, which says so', async ({ memberPage: page }) => {
  await openFeed(page, '/?show=files');
  await expect(async () => {
    await page.mouse.wheel(0, 5000);
    await expect(page.getByText("You're all caught up")).toBeVisible({ timeout: 200 });
  }).toPass();
  const count = await posts(page).count();
  await expect(posts(page).last()).toHaveAttribute('aria-posinset', String(count));
  await expect(posts(page).last()).toHaveAttribute('aria-setsize', String(count));
});

test('a hashtag in a post leads to the posts with it, and back to all', async ({ memberPage: page }) => {
  await openFeed(page, '/?hashtag=supper');
  await expect(page.getByRole('heading', { level: 2, name: '#supper' })).toBeVisible();
  await expect(posts(page).first()).toContainText('#supper');
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(page.getByRole('heading', { level: 2, name: '#supper' })).toHaveCount(0);
});

test('a hashtag without posts says so', async ({ memberPage: page }) => {
  await page.goto('/?hashtag=nobodywrotethis');
  await expect(page.getByText('No posts with #nobodywrotethis')).toBeVisible();
});

test('a feed that cannot be loaded says so, with Retry', async ({ memberPage: page }) => {
  await page.route('**/api/posts*', (route) => route.abort());
  await page.goto('/');
  const failure = page.getByRole('alert').filter({ hasText: 'Your feed could not be loaded' });
  await expect(failure).toBeVisible();
  await page.unroute('**/api/posts*');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(posts(page).first()).toBeVisible();
});

test('after 80 posts only some are mounted, each with its position', async ({ memberPage: page }) => {
  await openFeed(page);
  await scrollUntil(page, 80);
  const readPositions = () => posts(page).evaluateAll((all) => all.map((one) => Number(one.getAttribute('aria-posinset'))));
  // A post that was scrolled past quickly is mounted once the page stands still.
  const isGapless = (positions: number[]) => positions.every((position, index) => position === (positions[0] ?? 0) + index);
  await expect.poll(async () => isGapless(await readPositions()), 'the positions have no gap').toBe(true);
  const positions = await readPositions();
  const first = positions[0] ?? 0;
  expect(first + positions.length).toBeGreaterThan(80);
  expect(positions.length).toBeLessThan(40);
});

test('a comment being typed survives scrolling on', async ({ memberPage: page }) => {
  await openFeed(page);
  const first = posts(page).first();
  await first.getByRole('button', { name: /^Comments/ }).click();
  await first.getByRole('textbox').first().fill('half a thought');
  await scrollUntil(page, 40);
  await expect(first.getByRole('textbox').first()).toHaveValue('half a thought');
});

test('deep in the feed, opening a post and going Back returns to the same post, to the pixel', async ({ memberPage: page }) => {
  await openFeed(page);
  await scrollUntil(page, 60);
  await page.keyboard.press('j');
  const before = await firstInSight(page);
  const top = await restingTop(page, before.id);
  const asked: string[] = [];
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/post\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name: /^Post by/ })).toBeVisible();
  page.on('request', (request) => void (request.postData()?.includes('get_news_feed') && asked.push(request.url())));
  await page.goBack();
  await expect(posts(page).first()).toBeAttached();
  expect(Math.abs((await restingTop(page, before.id)) - top)).toBeLessThanOrEqual(2);
  expect(asked.length).toBeLessThanOrEqual(1);
});

test('newer posts are announced without a shift, and shown on a click', async ({ memberPage: page }) => {
  await openFeed(page);
  await scrollUntil(page, 20);
  const text = uniqueText();
  await writePost('asha', text);
  const before = await firstInSight(page);
  const top = await restingTop(page, before.id);
  await page.keyboard.press('.');
  const pill = page.getByRole('button', { name: /new posts?$/ });
  await expect(pill).toBeVisible();
  // The browser rounds scroll distances.
  expect(Math.abs((await restingTop(page, before.id)) - top)).toBeLessThan(1);
  await expect(page.getByText(text)).toHaveCount(0);
  await pill.click();
  await expect(feed(page).getByText(text)).toBeInViewport();
});

test('j, k and Enter lead through the posts', async ({ memberPage: page }) => {
  await openFeed(page);
  await page.keyboard.press('j');
  await expect(posts(page).nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(posts(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(posts(page).nth(0)).toBeFocused();
  const id = (await posts(page).nth(0).getAttribute('id'))?.replace('post-', '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
});
