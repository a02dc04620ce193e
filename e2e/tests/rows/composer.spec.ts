import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PICTURE } from '../../support/provider-calls';
import { workspaceRoot } from '../../support/stack';
import { expect, test } from '../../support/test';

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PICTURE });
const pdf = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
const song = {
  name: 'song.mp3',
  mimeType: 'audio/mpeg',
  buffer: readFileSync(join(workspaceRoot, 'provider/src/db/seed/media/sounds/porch-light.mp3')),
};

const box = (page: Page) => page.getByRole('textbox', { name: 'Share something' });
const files = (page: Page) => page.getByRole('list', { name: 'Attachments' });

async function openDialog(page: Page) {
  await page.getByRole('region', { name: 'Write a post' }).getByRole('button', { name: 'More' }).click();
  return page.getByRole('dialog', { name: 'Create a Post' });
}

/** Removes drafts of other tests. */
test.beforeEach(async ({ memberPage: page }) => {
  await page.goto('/');
  await expect(box(page)).toBeVisible();
});

test.describe('the composer', () => {
  test('Enter in the box publishes; the post is on top of the feed and the box is empty', async ({ memberPage: page }) => {
    const text = `Published ${randomUUID()}`;
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(page.getByRole('article').first()).toContainText(text);
    await expect(box(page)).toHaveValue('');
  });

  test('the box has Image, Video, File, Poll and More; More opens the form with its eight tiles', async ({ memberPage: page }) => {
    for (const name of ['Image', 'Video', 'File', 'Poll', 'More']) {
      await expect(page.getByRole('region', { name: 'Write a post' }).getByRole('button', { name, exact: true })).toBeVisible();
    }
    const dialog = await openDialog(page);
    for (const name of ['Image', 'Video', 'File', 'Poll', 'Audio', 'Feelings', 'GIF', 'Color'])
      await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
    await expect(dialog.getByRole('switch', { name: /Sharing/ })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Turn Off Comments' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: "What's on your mind?" })).toBeFocused();
  });

  test('the form closes by Escape, by its button and by a click outside; the text stays', async ({ memberPage: page }) => {
    const closings = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 450),
    ];
    const text = `Unfinished ${randomUUID()}`;
    await (await openDialog(page)).getByRole('textbox', { name: "What's on your mind?" }).fill(text);
    for (const close of closings) {
      await close();
      await expect(page.getByRole('dialog', { name: 'Create a Post' })).toHaveCount(0);
      await expect(box(page)).toHaveValue(text);
      await expect(await openDialog(page)).toBeVisible();
    }
  });

  test('an empty post is not sent, and the form says why', async ({ memberPage: page }) => {
    await box(page).press('Enter');
    const post = page.getByRole('region', { name: 'Write a post' }).getByRole('button', { name: 'Post', exact: true });
    await expect(post).toBeDisabled();
    await expect(post).toHaveAccessibleDescription(/Write something or attach a file first/);
  });

  test('pictures are added to one another, sorted by keys, and each can be removed', async ({ memberPage: page }) => {
    await page.getByLabel('Image to attach').setInputFiles([picture('a.png'), picture('b.png')]);
    await page.getByLabel('Image to attach').setInputFiles([picture('c.png')]);
    await expect(files(page).getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: 'Move c.png earlier' }).press('Enter');
    await page.getByRole('button', { name: 'Remove a.png' }).click();
    await expect(files(page).getByRole('img')).toHaveCount(2);
    await expect(files(page).getByRole('img').first()).toHaveAccessibleName('c.png');
  });

  test('of two pictures, a PDF and an MP3 the pictures are published, and the refused files are named', async ({ memberPage: page }) => {
    const text = `Mixed ${randomUUID()}`;
    await box(page).fill(text);
    await page.getByLabel('File to attach').setInputFiles([picture('a.png'), picture('b.png'), pdf, song]);
    await expect(files(page).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('alert').filter({ hasText: 'plan.pdf was left out' })).toContainText('song.mp3 was left out');
    await box(page).press('Enter');
    const post = page.getByRole('article').filter({ hasText: text });
    await expect(post.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
  });

  for (const [name, file, shown] of [
    ['PDF', pdf, /Open PDF/],
    ['sound', song, /song\.mp3/],
  ] as const) {
    test(`a ${name} is published by itself`, async ({ memberPage: page }) => {
      const text = `One ${name} ${randomUUID()}`;
      await box(page).fill(text);
      await page.getByLabel('File to attach').setInputFiles(file);
      await box(page).press('Enter');
      await expect(page.getByRole('article').filter({ hasText: text })).toContainText(shown);
    });
  }

  test('after a lost connection the post stays with its files, also after a reload, and Retry sends it', async ({ memberPage: page }) => {
    const text = `Interrupted ${randomUUID()}`;
    await box(page).fill(text);
    await page.getByLabel('Image to attach').setInputFiles([picture('a.png'), picture('b.png')]);
    await expect(files(page).getByRole('listitem')).toHaveCount(2);
    await page.route('**/api/new_post**', (route) => route.abort('connectionreset'));
    await box(page).press('Enter');
    const unsent = page.getByRole('region', { name: 'Post not sent' });
    await expect(unsent).toContainText(text);
    await page.reload();
    await expect(unsent).toContainText(text);
    await page.unroute('**/api/new_post**');
    await unsent.getByRole('button', { name: 'Retry' }).click();
    const post = page.getByRole('article').filter({ hasText: text });
    await expect(post.getByRole('button', { name: /^Photo \d of 2/ })).toHaveCount(2);
    await expect(unsent).toHaveCount(0);
  });

  test('a poll is published with its answers', async ({ memberPage: page }) => {
    const text = `Which one ${randomUUID()}`;
    await page.getByRole('region', { name: 'Write a post' }).getByRole('button', { name: 'Poll' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a Post' });
    await dialog.getByRole('textbox', { name: "What's on your mind?" }).fill(text);
    await dialog.getByRole('textbox', { name: 'Answer 1' }).fill('Tea');
    await dialog.getByRole('textbox', { name: 'Answer 2' }).fill('Coffee');
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('article').filter({ hasText: text });
    await post.getByRole('button', { name: 'Tea' }).click();
    await expect(post.getByText('Your answer')).toBeAttached();
    await expect(post.getByText('1 vote')).toBeVisible();
  });

  test('a feeling, a color and the audience go with a post; comments can be off', async ({ memberPage: page }) => {
    const text = `Happy ${randomUUID().slice(0, 8)}`;
    const dialog = await openDialog(page);
    await dialog.getByRole('textbox', { name: "What's on your mind?" }).fill(text);
    await dialog.getByRole('button', { name: 'Feelings' }).click();
    await dialog.getByRole('button', { name: 'happy' }).click();
    await dialog.getByRole('button', { name: 'Color', exact: true }).click();
    await dialog.getByRole('button', { name: 'Color 1' }).click();
    await dialog.getByRole('checkbox', { name: 'Turn Off Comments' }).check();
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    const post = page.getByRole('article').filter({ hasText: text });
    await expect(post).toContainText('is feeling happy');
    await post.getByRole('button', { name: /^Comments, / }).click();
    await expect(post.getByText('Comments are turned off for this post.')).toBeVisible();
  });

  test('a draft is shown in a second tab', async ({ memberPage: page, context }) => {
    const text = `Two tabs ${randomUUID()}`;
    await box(page).fill(text);
    const second = await context.newPage();
    await second.goto('/');
    await expect(box(second)).toHaveValue(text);
    await box(second).fill(`${text} more`);
    await expect(box(page)).toHaveValue(`${text} more`);
  });
});
