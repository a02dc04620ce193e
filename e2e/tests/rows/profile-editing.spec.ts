import type { Page } from '@playwright/test';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

// A trace reads the contents of `blob:` addresses, which the page's policy correctly refuses.
test.use({ trace: 'off' });

const main = (page: Page) => page.getByRole('main');

/** Draws a picture in the page, so that it is a real one of a camera's size. */
async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#2a7f62';
    context.fillRect(0, 0, 900, 600);
    context.fillStyle = '#f2c06b';
    context.fillRect(300, 200, 200, 200);
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

test('a member changes name and text; both are shown, and last', async ({ context }) => {
  const member = await newMember('Eve');
  const page = await pageOf(context, member);
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('First name').fill('Evelyn');
  await page.getByLabel('About', { exact: true }).fill('Mosses & lichens');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: `Evelyn ${member.username}` })).toBeVisible();
  await page.reload();
  await expect(main(page).getByText('Mosses & lichens')).toBeVisible();
});

test('unsaved changes survive Escape and a reload', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Works at').fill('The fern house');
  await page.keyboard.press('Escape');
  await page.reload();
  await main(page).getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('Works at')).toHaveValue('The fern house');
});

test('profile pictures must be images: ‘Please select a valid image file.’', async ({ memberPage }) => {
  await memberPage.goto('/profile');
  await main(memberPage).getByRole('button', { name: 'Change profile picture' }).waitFor();
  await memberPage
    .getByLabel('Profile picture', { exact: true })
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(memberPage.getByText('Please select a valid image file.')).toBeVisible();
});

test('a picture is cropped by keys, sent, and shown on the profile', async ({ context }) => {
  const page = await pageOf(context, await newMember());
  await page.goto('/profile');
  await main(page).getByRole('button', { name: 'Change cover picture' }).waitFor();
  await page
    .getByLabel('Cover picture', { exact: true })
    .setInputFiles({ name: 'hill.jpg', mimeType: 'image/jpeg', buffer: await drawPicture(page) });
  const dialog = page.getByRole('dialog', { name: 'Cover picture' });
  await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('+');
  await dialog.getByRole('button', { name: 'Use picture' }).click();
  await expect(page.getByText('Cover picture saved.')).toBeVisible();
  await expect(main(page).locator('img').first()).toBeVisible();
});
