import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { uniqueText, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

/** Lets the provider carry out a call, and loses its reply. */
async function loseReply(route: Route) {
  await route.fetch();
  await route.abort();
}

async function write(page: Page, text: string) {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.route('**/api/new_post**', loseReply, { times: 1 });
  await page.getByRole('textbox', { name: 'Share something' }).fill(text);
  await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
}

test('a post whose reply was lost is stored once, whether it is sent again by Retry or on reconnecting', async ({
  authorPage: page,
  context,
}) => {
  const [retried, reconnected] = [`Retried ${randomUUID()}`, `Reconnected ${randomUUID()}`];
  await write(page, retried);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toContainText(retried);

  await write(page, reconnected);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toContainText(reconnected);
  await expect(page.getByText('Not sent', { exact: true })).toBeHidden();

  await page.reload();
  for (const text of [retried, reconnected]) await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
});

test('a comment whose reply was lost is stored once when the form sends it again', async ({ author, authorPage: page }) => {
  const [post, text] = [uniqueText(), `Commented ${randomUUID()}`];
  await writePrivatePost(author, post);
  await page.goto('/');
  const article = page.getByRole('article').filter({ hasText: post });
  await article.getByRole('button', { name: /^Comments, / }).click();
  const comments = article.getByRole('region', { name: 'Comments' });
  const box = comments.getByRole('textbox', { name: 'Write a comment' });
  await expect(box).toBeVisible();
  await page.route('**/api/comments**', (route) =>
    (route.request().postData() ?? '').includes('type=create') ? loseReply(route) : route.fallback(),
  );
  await box.fill(text);
  await box.press('Enter');
  await expect(comments.getByRole('alert')).toContainText('Your comment was not posted. It is kept here.');
  await page.unroute('**/api/comments**');
  await box.press('Enter');
  const posted = comments.getByRole('list', { name: 'Comments' }).getByText(text);
  await expect(posted).toBeVisible();
  await page.reload();
  await article.getByRole('button', { name: /^Comments, / }).click();
  await expect(posted).toHaveCount(1);
});

test('a comment that waits from an earlier page is sent from whatever page opens next', async ({ author, authorPage: page }) => {
  const [post, text] = [uniqueText(), `Waited ${randomUUID()}`];
  const postId = await writePrivatePost(author, post);
  const item = { id: randomUUID(), payload: { postId, commentId: '', text }, files: [], createdAtMs: 1, wasTried: false, failure: '' };
  await page.goto('/jobs');
  await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
    `outbox_comments_${author.userId}`,
    JSON.stringify([item]),
  ] as const);
  const sent = page.waitForRequest((request) => request.url().includes('/api/comments') && (request.postData() ?? '').includes('Waited'));
  await page.reload();
  await sent;
  await page.goto(`/post/${postId}`);
  await expect(page.getByRole('list', { name: 'Comments' }).getByText(text)).toBeVisible();
});
