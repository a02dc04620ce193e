import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { uniqueText, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

/** Lets the provider carry out a call, and drops its reply. */
async function loseReply(route: Route) {
  await route.fetch();
  await route.abort();
}

async function write(page: Page, text: string) {
  await page.route('**/api/new_post**', loseReply, { times: 1 });
  await page.getByRole('textbox', { name: 'Share something' }).fill(text);
  await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
  await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
}

const article = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('a post and a comment whose reply was lost are stored once, however they are sent again', async ({
  author,
  authorPage: page,
  context,
}) => {
  const [post, retried, reconnected] = [uniqueText(), `Retried ${randomUUID()}`, `Reconnected ${randomUUID()}`];
  const [comment, waiting] = [`Commented ${randomUUID()}`, `Waited ${randomUUID()}`];
  const postId = await writePrivatePost(author, post);
  await page.goto('/');
  await expect(article(page, post)).toBeVisible();

  await test.step('a post by Retry', async () => {
    await write(page, retried);
    await page.getByRole('region', { name: 'Post not sent' }).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toContainText(retried);
  });
  await test.step('a post on reconnecting', async () => {
    await write(page, reconnected);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.getByRole('article').first()).toContainText(reconnected);
    await expect(page.getByText('Not sent', { exact: true })).toBeHidden();
  });
  await test.step('a comment by its form', async () => {
    await article(page, post)
      .getByRole('button', { name: /^Comments, / })
      .click();
    const comments = article(page, post).getByRole('region', { name: 'Comments' });
    const box = comments.getByRole('textbox', { name: 'Write a comment' });
    await page.route('**/api/comments**', (route) =>
      (route.request().postData() ?? '').includes('type=create') ? loseReply(route) : route.fallback(),
    );
    await box.fill(comment);
    await box.press('Enter');
    await expect(comments.getByRole('alert')).toContainText('Your comment was not posted. It is kept here.');
    await page.unroute('**/api/comments**');
    await box.press('Enter');
    await expect(comments.getByRole('list', { name: 'Comments' }).getByText(comment)).toBeVisible();
  });
  await test.step('a comment that waits from an earlier page, from the page that opens next', async () => {
    const item = {
      id: randomUUID(),
      payload: { subjectId: postId, commentId: '', text: waiting },
      files: [],
      createdAtMs: 1,
      wasTried: false,
      failure: '',
    };
    await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
      `outbox_comments_${author.userId}`,
      JSON.stringify([item]),
    ] as const);
    const isSent = page.waitForResponse(
      (response) => response.url().includes('/api/comments') && (response.request().postData() ?? '').includes('Waited'),
    );
    await page.goto('/');
    await isSent;
  });

  await test.step('each is shown once', async () => {
    for (const text of [retried, reconnected]) await expect(article(page, text)).toHaveCount(1);
    await page.goto(`/post/${postId}`);
    const list = page.getByRole('list', { name: 'Comments' });
    for (const text of [comment, waiting]) await expect(list.getByText(text)).toHaveCount(1);
  });
});
