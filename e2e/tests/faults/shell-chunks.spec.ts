import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';

test.use({ mayViolate: true });

const PROFILE_CHUNK = /\/r\/shell\/.*src_pages_profile-page/;

async function openProfile(page: Page) {
  await page.goto('/saved-posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('a page of the shell whose chunk fails once is shown by itself', async ({ memberPage: page }) => {
  await page.route(PROFILE_CHUNK, (route) => route.abort(), { times: 1 });
  await openProfile(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Robin Hale' })).toBeVisible();
});

test('a page of the shell whose chunk never arrives shows its own error below the menu, is reported, and Retry loads it', async ({
  memberPage: page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/report') && reports.push(request.postData() ?? '')));
  await page.route(PROFILE_CHUNK, (route) => route.abort());
  await openProfile(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Profile could not be loaded');
  await expect(page.getByRole('link', { name: 'Saved Posts' })).toBeVisible();
  await expect(page.getByRole('complementary').getByRole('tab', { name: /Individual/ })).toBeVisible();
  await expect.poll(() => reports.join()).toContain('"remote":"shell"');

  await page.unroute(PROFILE_CHUNK);
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Robin Hale' })).toBeVisible();
});
