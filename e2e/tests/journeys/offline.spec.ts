import { randomUUID } from 'node:crypto';
import { readStored, untilStored } from '../../support/stored-page';
import { expect, test } from '../../support/test';

test('a page that is opened anew without a connection shows what was read and what waits, which is sent when the connection is back', async ({
  authorPage: page,
  context,
}) => {
  test.slow();
  const text = `Written offline ${randomUUID()}`;
  await page.goto('/');
  const read = page.getByRole('article').first();
  await expect(read).toBeVisible();
  const whatWasRead = await read.getByRole('link').first().textContent();
  await untilStored(page);

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Share something' }).fill(text);
  await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Post on its way' })).toContainText(text);
  await page.reload();

  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('link').first()).toHaveText(whatWasRead ?? '');
  await expect(page.getByRole('region', { name: 'Post on its way' })).toContainText(text);

  // The network is there before anything can be reached through it.
  await page.route('**/*', (route) => route.abort());
  const tried = page.waitForEvent('requestfailed');
  await context.setOffline(false);
  await tried;
  await expect(page.getByRole('region', { name: 'Post on its way' })).toContainText(text);
  await page.unroute('**/*');
  await expect(page.getByRole('article').first()).toContainText(text);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('signing out without a connection leaves nothing of what was read in the browser', async ({ authorPage: page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await untilStored(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await expect.poll(async () => (await readStored(page)).caches).toEqual(['page-1']);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
});
