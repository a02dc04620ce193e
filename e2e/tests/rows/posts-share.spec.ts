import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callAs, writePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

async function openSharing(page: Page, text: string) {
  const postId = await writePost('asha', text);
  await page.goto(`/post/${postId}`);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Share, / })
    .click();
  return { postId, dialog: page.getByRole('dialog', { name: 'Share post' }) };
}

/** Records the windows that the page would open, and opens none. */
async function recordPopups(page: Page) {
  await page.addInitScript(() => {
    const opened: string[][] = [];
    Object.assign(window, { opened });
    window.open = (url, target, features) => (opened.push([String(url), target ?? '', features ?? '']), { opener: null }) as never;
  });
  return () => page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
}

test.describe('sharing a post', () => {
  test('to the timeline, with a text of one’s own', async ({ memberPage: page }) => {
    const text = `Look ${randomUUID()}`;
    const { dialog } = await openSharing(page, 'Share me');
    await dialog.getByRole('textbox', { name: 'Say something about it' }).fill(text);
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('The post is shared to your timeline.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share, 1 share' })).toBeVisible();
    await page.goto('/');
    await expect(
      page
        .getByRole('article')
        .filter({ hasText: text })
        .getByRole('region', { name: /^Shared post of/ }),
    ).toContainText('Share me');
  });

  test('to a page that the member manages', async ({ memberPage: page }) => {
    const word = randomUUID().slice(0, 8);
    await callAs('demo', 'create-page', {
      page_name: `rows${word}`,
      page_title: `Rows ${word}`,
      page_category: '2',
      page_description: 'A page',
    });
    const { dialog } = await openSharing(page, 'To a page');
    await dialog.getByRole('tab', { name: 'Page' }).click();
    await dialog.getByRole('radio', { name: new RegExp(word) }).click();
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText(`The post is shared to Rows ${word}.`)).toBeVisible();
  });

  test('to a group asks for one, or says that there is none', async ({ memberPage: page }) => {
    const { dialog } = await openSharing(page, 'To a group');
    await dialog.getByRole('tab', { name: 'Group' }).click();
    await expect(dialog.getByRole('button', { name: 'Share', exact: true })).toBeDisabled();
    await expect(dialog.getByText('Choose a group first.')).toBeVisible();
  });

  test('elsewhere opens a window of 600 by 400 with the address of the post and its text', async ({ memberPage: page }) => {
    const opened = await recordPopups(page);
    const { postId, dialog } = await openSharing(page, 'Tell others');
    for (const network of ['Facebook', 'WhatsApp', 'LinkedIn']) await dialog.getByRole('button', { name: network }).click();
    const windows = await opened();
    expect(windows).toHaveLength(3);
    for (const [url, , features] of windows) {
      expect(decodeURIComponent(url ?? '')).toContain(`/post/${postId}`);
      expect(features).toContain('width=600,height=400');
    }
    expect(decodeURIComponent(windows[1]?.[0] ?? '').replaceAll('+', ' ')).toContain('Tell others');
  });

  test('stops the page from scrolling, and closes by Escape and by a click outside', async ({ memberPage: page }) => {
    const { dialog } = await openSharing(page, 'Close me');
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    const share = page.getByRole('article').getByRole('button', { name: /^Share, / });
    await expect(share).toBeFocused();
    await share.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 450);
    await expect(dialog).toHaveCount(0);
  });

  test('a notification over the dialog is announced to screen readers', async ({ memberPage: page }) => {
    const { dialog } = await openSharing(page, 'Copy me');
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(/the link/i);
  });

  test('that fails says so and keeps the text', async ({ memberPage: page }) => {
    const { dialog } = await openSharing(page, 'Refuse me');
    await page.route('**/api/posts**', (route) =>
      (route.request().postData() ?? '').includes('share_post') ? route.abort() : route.fallback(),
    );
    await dialog.getByRole('textbox', { name: 'Say something about it' }).fill('My words');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('The post was not shared. Your text is kept here.');
    await expect(dialog.getByRole('textbox', { name: 'Say something about it' })).toHaveValue('My words');
  });
});
