import type { Page } from '@playwright/test';
import { retryLateRegions } from '../../support/late-regions';
import { expect, test } from '../../support/test';

test.use({ mayViolate: true });

const chunkOf = (page: 'profile' | 'settings') => new RegExp(`/r/shell/.*src_pages_${page}-page`);

/** Opens a page of the shell without a page load. */
async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test('a page of the shell whose chunk fails once is shown by itself; where it never arrives, an error stands below the menu, is reported, and Retry loads it', async ({
  memberPage: page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/report') && reports.push(request.postData() ?? '')));
  const main = page.getByRole('main');
  await retryLateRegions(page);
  await page.goto('/saved-posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();

  await test.step('it fails once', async () => {
    await page.route(chunkOf('profile'), (route) => route.abort(), { times: 1 });
    await open(page, '/profile');
    await expect(main.getByRole('heading', { level: 1, name: 'Robin Hale' })).toBeVisible();
  });
  await test.step('it never arrives', async () => {
    await page.route(chunkOf('settings'), (route) => route.abort());
    await open(page, '/settings');
    await expect(main.getByRole('alert')).toContainText('Settings could not be loaded');
    await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
    await expect.poll(() => reports.join()).toContain('"remote":"shell"');
  });
  await test.step('Retry loads it', async () => {
    await page.unroute(chunkOf('settings'));
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});
