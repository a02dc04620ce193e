import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { PICTURE } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

const tiles = (page: Page) => page.getByRole('list', { name: 'Stories' }).getByRole('button', { name: /, (new story|seen)$/ });
const viewer = (page: Page) => page.getByRole('dialog', { name: /^Stories of/ });

test.describe('story tiles and the story modal', () => {
  test('a tile opens its member’s stories: name, @username, time, views, and New until it is seen', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.goto('/');
    const tile = tiles(page).first();
    const name = (await tile.getAttribute('aria-label'))?.replace(/, new story$/, '') ?? '';
    await tile.click();
    const dialog = viewer(page);
    await expect(dialog.getByRole('link', { name })).toBeVisible();
    await expect(dialog.getByText(/^@/)).toBeVisible();
    await expect(dialog.getByText(/ago|now|yesterday|Recently/i).first()).toBeVisible();
    await expect(dialog.getByText(/^[\d,]+ views?$/)).toBeVisible();
    await expect(dialog.getByText('Viewed', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?story=\d+/);

    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  });

  test('arrows change the story, Pause stops the time, Escape closes', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.goto('/');
    await tiles(page).first().click();
    const position = viewer(page)
      .getByRole('status')
      .filter({ hasText: /story \d+ of \d+/ });
    const before = await position.textContent();
    await viewer(page).getByRole('button', { name: 'Pause' }).click();
    await expect(viewer(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(position).not.toHaveText(before ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(position).toHaveText(before ?? '');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
  });

  test('a member without stories has No stories available', async ({ context }) => {
    const page = await pageOf(context, await newMember());
    await page.goto('/?story=999999');
    await expect(page.getByRole('dialog', { name: 'Stories' }).getByText('No stories available')).toBeVisible();
  });

  test('a story of one’s own is made, shown, lists its viewers, and is deleted', async ({ context }) => {
    const member = await newMember();
    const page = await pageOf(context, member);
    await page.goto('/');
    await page.getByRole('button', { name: 'Create story' }).click();
    const form = page.getByRole('dialog', { name: 'Create story' });
    await form.getByLabel('Photo or video').setInputFiles({ name: 'day.png', mimeType: 'image/png', buffer: PICTURE });
    await form.getByRole('textbox', { name: 'Say something about it' }).fill('Made for a test');
    await form.getByRole('button', { name: 'Share story' }).click();
    await page.getByRole('button', { name: /^Your story/ }).click();
    await expect(viewer(page).getByText('Made for a test')).toBeVisible();
    await viewer(page).getByRole('button', { name: 'Who has seen it' }).click();
    await expect(page.getByRole('dialog', { name: 'Seen by' }).getByText('Nobody yet')).toBeVisible();
    await page.getByRole('button', { name: 'Close the list' }).click();
    await viewer(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Your story was deleted')).toBeVisible();
  });
});
