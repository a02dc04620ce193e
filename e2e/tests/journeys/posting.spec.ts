import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/test';

test.describe('writing', () => {
  test('a post written in the inline box stands on top of the feed, and after a reload too', async ({ memberPage: page }) => {
    const text = `Written at ${randomUUID()}`;
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(page.getByRole('article').first()).toContainText(text);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Share something' })).toHaveValue('');
  });

  test('an empty post cannot be sent, and the dialog says why', async ({ memberPage: page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a Post' });
    await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
    await expect(dialog.getByRole('status').filter({ hasText: /write something/i })).toBeAttached();
    for (const tile of ['Image', 'Video', 'File', 'Poll', 'Audio', 'Feelings', 'GIF', 'Color'])
      await expect(dialog.getByText(tile, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Turn Off Comments' })).not.toBeChecked();
  });

  test('a draft survives a reload', async ({ memberPage: page }) => {
    const text = `A draft of ${randomUUID()}`;
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Share something' })).toHaveValue(text, { timeout: 1500 });
    }).toPass();
    await page.getByRole('textbox', { name: 'Share something' }).fill('');
  });

  test('a post that cannot be sent is kept, and told', async ({ memberPage: page }) => {
    const text = `Kept ${randomUUID()}`;
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route('**/api/new_post**', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/api/new_post**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toContainText(text);
  });

  test('a comment is added on top, and its count rises', async ({ memberPage: page }) => {
    const text = `A comment of ${randomUUID()}`;
    await page.goto('/');
    const article = page.getByRole('article').nth(4);
    // A post far from the screen has no body yet.
    await article.scrollIntoViewIfNeeded();
    const comments = article.getByRole('button', { name: /^Comments, / });
    const before = Number(/\d+/.exec((await comments.getAttribute('aria-label')) ?? '0')?.[0]);
    await comments.click();
    await article.getByRole('textbox', { name: 'Write a comment' }).fill(text);
    await article.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
    await expect(article.getByRole('list', { name: 'Comments' }).getByText(text)).toBeVisible();
    await expect(comments).toHaveAccessibleName(new RegExp(`^Comments, ${before + 1} comment`));
  });

  test('a hidden post goes at once, and Undo brings it back', async ({ memberPage: page }) => {
    await page.goto('/');
    const article = page.getByRole('article').nth(5);
    await article.scrollIntoViewIfNeeded();
    // Its name comes with its body, and the body when it is near the screen.
    await expect(article).toHaveAttribute('aria-labelledby', /./);
    const name = await article.getAttribute('aria-labelledby');
    await article
      .getByRole('button', { name: /options|more/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /hide/i }).click();
    await expect(page.getByText('Post hidden successfully')).toBeVisible();
    await expect(page.locator(`article[aria-labelledby="${name}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator(`article[aria-labelledby="${name}"]`)).toBeVisible();
  });

  test('sharing to the timeline makes a post that holds the shared one', async ({ memberPage: page }) => {
    const text = `Look at this ${randomUUID()}`;
    await page.goto('/');
    await page.getByRole('article').nth(2).scrollIntoViewIfNeeded();
    await page.getByRole('article').nth(2).getByRole('button', { name: /share/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(text);
    const shared = page.waitForResponse(
      (response) => response.url().includes('/api/posts') && (response.request().postData() ?? '').includes('share_post_on_timeline'),
    );
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await shared;
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
  });
});
