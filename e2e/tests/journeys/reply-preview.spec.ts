import type { Locator } from '@playwright/test';
import { holdAnswers } from '../../support/hold-answers';
import { expect, test } from '../../support/test';

const SHELL = '**/r/shell/-/main.*.js';
const FEED = '**/r/mf_feed/-/remoteEntry.*.js';

/** The corner of an element, and its whole text. */
async function describe(element: Locator): Promise<{ x: number; y: number; text: string }> {
  const text = (await element.innerText()).trim();
  const { x, y } = (await element.boundingBox()) ?? { x: NaN, y: NaN };
  return { x, y, text };
}

const screens = [
  { path: '/', viewport: { width: 1440, height: 900 } },
  { path: '/', viewport: { width: 390, height: 844 } },
  { path: '/saved-posts', viewport: { width: 1440, height: 900 } },
  { path: '/post/1', viewport: { width: 1440, height: 900 } },
];

for (const { path, viewport } of screens) {
  const title = `${path} shows its first post before any script has arrived, where it stays, ${viewport.width} px wide`;
  test(title, path === '/' ? {} : { tag: '@whole' }, async ({ memberPage: page }) => {
    await page.setViewportSize(viewport);
    const letShellArrive = await holdAnswers(page, SHELL);
    await page.goto(path, { waitUntil: 'commit' });

    const preview = page.locator('.preview-items .preview-card').first();
    await expect(preview.locator('.preview-name')).not.toBeEmpty();
    const early = { name: await describe(preview.locator('.preview-name')), text: await describe(preview.locator('.preview-text')) };
    letShellArrive();

    const post = page.getByRole('main').getByRole('article').first();
    const name = await describe(post.getByRole('strong'));
    const text = await describe(post.getByText(early.text.text.split('\n')[0] ?? '').last());
    await expect(page.locator('.preview')).toHaveCount(0);
    expect(early.name.text).toBe(name.text);
    for (const [before, after] of [
      [early.name, name],
      [early.text, text],
    ] as const) {
      expect(Math.abs(before.x - after.x)).toBeLessThanOrEqual(2);
      // The name is centred in a line of its own height.
      expect(Math.abs(before.y - after.y)).toBeLessThanOrEqual(5);
    }
  });
}

const lists = [
  { path: '/my-albums', shape: 'tiles' },
  { path: '/blog', shape: 'articles' },
  { path: '/pagescomp/mainpages', shape: 'rows' },
];

for (const [index, { path, shape }] of lists.entries()) {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const title = `${path} shows its first ${shape} before any script has arrived, where they stay, ${viewport.width} px wide`;
    test(title, index + viewport.width === 390 ? {} : { tag: '@whole' }, async ({ memberPage: page }) => {
      await page.setViewportSize(viewport);
      const letShellArrive = await holdAnswers(page, SHELL);
      await page.goto(path, { waitUntil: 'commit' });

      const names = page.locator('.preview-items .preview-name');
      await expect(names.nth(1)).not.toBeEmpty();
      const early = [await describe(names.nth(0)), await describe(names.nth(1))];
      letShellArrive();
      await expect(page.locator('.preview')).toHaveCount(0);

      for (const { x, y, text } of early) {
        const late = await describe(page.getByRole('main').getByRole('heading', { level: 2, name: text, exact: true }));
        expect(late.text).toBe(text);
        expect(Math.abs(late.x - x)).toBeLessThanOrEqual(2);
        expect(Math.abs(late.y - y)).toBeLessThanOrEqual(5);
      }
    });
  }
}

test('a page whose remote is late keeps the post in its middle, and its menu works', async ({ memberPage: page }) => {
  const letFeedArrive = await holdAnswers(page, FEED);
  await page.goto('/');

  const main = page.getByRole('main');
  await expect(main.locator('.preview-name').first()).not.toBeEmpty();
  await expect(main.getByRole('status', { name: 'Loading Feed' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })).toBeVisible();
  letFeedArrive();

  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(page.locator('.preview-name')).toHaveCount(0);
});

test('a page that cannot read its posts says so; its outline has gone', async ({ memberPage: page }) => {
  await page.route('**/api/posts?*', (route) => route.fulfill({ status: 500, body: 'no' }));

  await page.goto('/');

  await expect(page.getByText('Your feed could not be loaded')).toBeVisible();
  await expect(page.locator('.preview')).toHaveCount(0);
});
