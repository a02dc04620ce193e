import type { Page } from '@playwright/test';
import { uniqueText, writePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

const posts = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article');

test('the time of a post leads to its page, with its comments open', async ({ memberPage: page }) => {
  const text = uniqueText();
  const id = await writePost('asha', text);
  await page.goto('/');
  await posts(page)
    .filter({ hasText: text })
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/post/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: /^Post by/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Comments/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();
});

test('/post/{id} opens from a link, and again after a reload', async ({ memberPage: page }) => {
  const text = uniqueText();
  await page.goto(`/post/${await writePost('asha', text)}`);
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article').getByText(text)).toBeVisible();
});

for (const path of ['/post/987654321', '/post/0', '/post/none']) {
  test(`${path} is no post: the page says so and leads on`, async ({ memberPage: page }) => {
    await page.goto(path);
    await expect(page.getByText('This post is not here')).toBeVisible();
    await page.getByRole('link', { name: 'Go to your feed' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeVisible();
  });
}

/** Presses Save on a post's own page, and waits for the provider's answer. */
async function pressSave(page: Page) {
  const answered = page.waitForResponse((response) => response.url().includes('/api/post-actions'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await answered;
}

test('a saved post is among the saved posts; letting it go shows at once and can be undone', async ({ memberPage: page }) => {
  const text = uniqueText();
  await page.goto(`/post/${await writePost('asha', text)}`);
  await pressSave(page);
  await page.getByRole('link', { name: 'Saved Posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Posts' })).toBeVisible();

  const post = posts(page).filter({ hasText: text });
  const save = post.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(post.getByText('No longer among your saved posts.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await post.getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(post.getByText('No longer among your saved posts.')).toHaveCount(0);
});

test('a post that is no longer saved is not among the saved posts', async ({ memberPage: page }) => {
  const text = uniqueText();
  await page.goto(`/post/${await writePost('asha', text)}`);
  await pressSave(page);
  await pressSave(page);
  await page.goto('/saved-posts');
  await expect(page.getByRole('feed').or(page.getByText('No saved posts yet'))).toBeVisible();
  await expect(page.getByText(text)).toHaveCount(0);
});
