import { randomUUID } from 'node:crypto';
import { PICTURE, writeComment, writePost, writeReply } from '../../support/provider-calls';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';

/** Opens a post by asha with her comments, oldest first, on its own page. */
async function openPost(page: Page, ...comments: string[]) {
  const postId = await writePost('asha', `Talk about ${randomUUID()}`);
  const ids: string[] = [];
  for (const text of comments) ids.push(await writeComment('asha', postId, text));
  await page.goto(`/post/${postId}`);
  return { postId, ids, comments: page.getByRole('region', { name: 'Comments' }) };
}

test.describe('comments', () => {
  test('open on a click and close on a click elsewhere', async ({ memberPage: page }) => {
    const text = `Nothing yet ${randomUUID()}`;
    await writePost('asha', text);
    await page.goto('/');
    const post = page.getByRole('article').filter({ hasText: text });
    await post.getByRole('button', { name: /^Comments, / }).click();
    await expect(post.getByRole('region', { name: 'Comments' })).toBeVisible();
    await page.getByRole('heading', { name: 'Feed' }).click();
    await expect(post.getByRole('region', { name: 'Comments' })).toHaveCount(0);
  });

  test('a new comment is listed first, and the count rises by one', async ({ memberPage: page }) => {
    const { comments } = await openPost(page, 'The first');
    const text = `The second ${randomUUID()}`;
    await comments.getByRole('textbox', { name: 'Write a comment' }).fill(`  ${text} `);
    await comments.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
    await expect(comments.getByRole('listitem').first()).toContainText(text);
    await expect(page.getByRole('button', { name: 'Comments, 2 comments' })).toBeVisible();
    await expect(comments.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  });

  test('a blank comment is not sent', async ({ memberPage: page }) => {
    const { comments } = await openPost(page);
    await comments.getByRole('textbox', { name: 'Write a comment' }).fill('   ');
    await comments.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
    await expect(comments.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(comments.getByRole('listitem')).toHaveCount(0);
  });

  test('five are shown first, then all, then five again', async ({ memberPage: page }) => {
    const { comments } = await openPost(page, 'one', 'two', 'three', 'four', 'five', 'six', 'seven');
    await expect(comments.getByRole('listitem')).toHaveCount(5);
    await comments.getByRole('button', { name: 'Show 2 more comments' }).click();
    await expect(comments.getByRole('listitem')).toHaveCount(7);
    await comments.getByRole('button', { name: 'Show less' }).click();
    await expect(comments.getByRole('listitem')).toHaveCount(5);
  });

  test('a comment is liked and answered; its replies are shown and hidden', async ({ memberPage: page }) => {
    const { ids, comments } = await openPost(page, 'Answer me');
    await writeReply('asha', ids[0] as string, 'My own answer');
    await page.reload();
    await comments.getByRole('button', { name: 'Like this comment, 0 likes' }).click();
    await expect(comments.getByRole('button', { name: 'Like this comment, 1 like' })).toHaveAttribute('aria-pressed', 'true');
    await comments.getByRole('button', { name: 'Show 1 reply' }).click();
    await expect(comments.getByText('My own answer')).toBeVisible();
    await comments.getByRole('button', { name: 'Reply', exact: true }).first().click();
    const box = comments.getByRole('textbox', { name: /^Replying to / });
    await expect(comments.getByText(/^Replying to /)).toBeVisible();
    await box.fill('Indeed');
    await box.press('Enter');
    await expect(box).toHaveCount(0);
    await expect(comments.getByText('Indeed')).toBeVisible();
    await comments.getByRole('button', { name: 'Hide replies' }).click();
    await expect(comments.getByText('My own answer')).toHaveCount(0);
  });

  test("Edit and Delete are only for one's own", async ({ memberPage: page }) => {
    const { postId, comments } = await openPost(page, 'Not yours');
    const text = `Mine ${randomUUID()}`;
    await writeComment('demo', postId, text);
    await page.reload();
    const mine = comments.getByRole('listitem').filter({ hasText: text });
    await expect(comments.getByRole('button', { name: 'Edit' })).toHaveCount(1);
    await mine.getByRole('button', { name: 'Edit' }).click();
    const box = comments.getByRole('textbox', { name: 'Edit your comment' });
    await box.fill(`${text} changed`);
    await box.press('Enter');
    await expect(comments.getByText(`${text} changed`)).toBeVisible();
    await comments.getByRole('button', { name: 'Delete' }).click();
    await expect(comments.getByText(`${text} changed`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(comments.getByText(`${text} changed`)).toBeVisible();
  });

  test('a comment that cannot be sent says so, and its text survives a reload', async ({ memberPage: page }) => {
    const { comments } = await openPost(page);
    const box = comments.getByRole('textbox', { name: 'Write a comment' });
    await page.route('**/api/comments**', (route) =>
      (route.request().postData() ?? '').includes('create') ? route.abort() : route.fallback(),
    );
    await box.fill('Do not lose me');
    await box.press('Enter');
    await expect(comments.getByRole('alert')).toContainText('Your comment was not posted. It is kept here.');
    await page.reload();
    await expect(box).toHaveValue('Do not lose me');
  });

  test('a link to a comment opens it highlighted', async ({ memberPage: page }) => {
    const { postId, ids, comments } = await openPost(page, 'wanted', 'two', 'three', 'four', 'five', 'six');
    await page.goto(`/post/${postId}?comment=${ids[0]}`);
    const wanted = comments.getByRole('listitem').filter({ hasText: 'wanted' });
    await expect(wanted).toBeFocused();
    await expect(wanted).toHaveAttribute('aria-current', 'true');
    await expect(wanted).toBeInViewport();
  });

  test('a picture goes with a comment', async ({ memberPage: page }) => {
    const { comments } = await openPost(page);
    await comments.getByLabel('Picture to attach').setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(comments.getByRole('img', { name: 'dot.png' })).toBeVisible();
    await comments.getByRole('button', { name: 'Send' }).click();
    await expect(comments.getByRole('img', { name: /^Picture by/ })).toBeVisible();
  });

  test('a name is completed while it is typed', async ({ memberPage: page }) => {
    const { comments } = await openPost(page);
    const box = comments.getByRole('textbox', { name: 'Write a comment' });
    await box.pressSequentially('Hi @ash');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('Enter');
    await expect(box).toHaveValue(/^Hi @ash\w+ $/);
    await expect(comments.getByRole('listitem')).toHaveCount(0);
  });

  test("another's comment can be reported", async ({ memberPage: page }) => {
    const { comments } = await openPost(page, 'Report me');
    await comments.getByRole('button', { name: 'More about this comment' }).click();
    await page.getByRole('menuitem', { name: 'Report comment' }).click();
    const answered = page.waitForResponse(/report_comment/);
    await page.getByRole('button', { name: /close/i }).first().click();
    expect((await answered).ok()).toBe(true);
  });
});
