import { holdAnswers } from '../../support/hold-answers';
import { readPreview } from '../../support/reply-preview';
import { expect, test } from '../../support/test';

const SHELL = '**/r/shell/-/main.*.js';
const FEED = '**/r/mf_feed/-/remoteEntry.*.js';

// first-visit.spec.ts tests wide screens, and phone.spec.ts tests Home on a phone.
for (const path of ['/my-albums', '/blog', '/pagescomp/mainpages']) {
  const title = `on a phone, ${path} shows the names of its first items before any script has arrived, where they stay`;
  test(title, { tag: '@whole' }, async ({ memberPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const letShellArrive = await holdAnswers(page, SHELL);
    await page.goto(path, { waitUntil: 'commit' });
    const expectPreviewToStay = await readPreview(page, 'list');
    letShellArrive();
    await expectPreviewToStay();
  });
}

test('a page whose remote is late keeps the post in its middle, and its menu works; one that cannot read its posts offers Retry', async ({
  memberPage: page,
}) => {
  const main = page.getByRole('main');
  const post = main.getByRole('article').first();

  await test.step('the remote is late', async () => {
    const letFeedArrive = await holdAnswers(page, FEED);
    await page.goto('/');
    await expect(main.locator('.preview-name').first()).not.toBeEmpty();
    await expect(main.getByRole('status', { name: 'Loading Feed' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' })).toBeVisible();
    letFeedArrive();
    await expect(post).toBeVisible();
    await expect(page.locator('.preview-name')).toHaveCount(0);
  });

  await test.step('the posts cannot be read: the outline has gone, and Retry shows them', async () => {
    let tries = 0;
    await page.route('**/api/posts?*', (route) => {
      tries += 1;
      return route.fulfill({ json: { api_status: '400', errors: { error_id: 1, error_text: 'Not today' } } });
    });
    await page.reload();
    await expect(main.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible();
    await expect(page.locator('.preview')).toHaveCount(0);
    expect(tries).toBeGreaterThan(0);
    await page.unroute('**/api/posts?*');
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(post).toBeVisible();
  });

  await test.step('the connection of the first call breaks: the page calls again by itself', async () => {
    let tries = 0;
    await page.route('**/api/posts?*', (route) => {
      tries += 1;
      return tries === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.reload();
    await expect(post).toBeVisible();
    expect(tries).toBe(2);
  });
});
