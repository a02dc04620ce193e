import { randomUUID } from 'node:crypto';
import { readStored, untilStored } from '../../support/stored-page';
import { expect, test } from '../../support/test';

test('a page that is opened without a connection shows what was read and what waits, sends it once, and leaves nothing after the sign-out', async ({
  authorPage: page,
  context,
}) => {
  const text = `Written offline ${randomUUID()}`;
  const box = page.getByRole('textbox', { name: 'Share something' });
  const read = page.getByRole('article').first();
  const waiting = page.getByRole('region', { name: 'Unsent post' });
  await page.goto('/');
  await expect(read).toBeVisible();
  const whatWasRead = await read.getByRole('link').first().textContent();
  await untilStored(page);

  await test.step('a post that is written offline waits, also over a reload', async () => {
    await context.setOffline(true);
    await box.fill(text);
    await box.press('Enter');
    await expect(waiting).toContainText(text);
    await expect(waiting).toContainText('It is posted by itself');
    await page.reload();
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(read.getByRole('link').first()).toHaveText(whatWasRead ?? '');
    await expect(waiting).toContainText(text);
  });

  await test.step('it is published by itself when the provider can be reached', async () => {
    // The browser is online, but no server can be reached.
    await page.route('**/*', (route) => route.abort());
    const tried = page.waitForEvent('requestfailed');
    await context.setOffline(false);
    await tried;
    await expect(waiting).toContainText(text);
    await page.unroute('**/*');
    await expect(read).toContainText(text);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });

  await test.step('a reload shows it once', async () => {
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
    await expect(box).toHaveValue('');
    await untilStored(page);
  });

  await test.step('signing out without a connection leaves nothing of what was read', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(read).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(async () => (await readStored(page)).caches).toEqual(['page-1']);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});
