import type { Page } from '@playwright/test';
import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { callProvider, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

/** Opens Home and resolves when it follows events. */
async function openHome(page: Page): Promise<void> {
  const opened = page.waitForResponse(/live_events/);
  await page.goto('/');
  await opened;
}

/** Counts how often the pages of a context open a stream. */
function countStreams(page: Page): () => number {
  let streams = 0;
  page.context().on('request', (request) => (streams += Number(/live_events/.test(request.url()))));
  return () => streams;
}

test('a message is told of in the tab and in the panel while the member reads Home, without a poll', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ben);
  await openHome(page);

  await sendMessage(ada, ben, 'Are you there?');

  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(page.getByRole('complementary').getByText('Are you there?')).toBeVisible();
});

test('the pages of a browser share one stream, and another page goes on with it', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const first = await pageOf(context, ben);
  const countOpened = countStreams(first);
  await openHome(first);
  const second = await pageOf(context, ben);
  await second.goto('/events');
  await sendMessage(ada, ben, 'One');
  for (const page of [first, second]) await expect(page).toHaveTitle(/^\(1\) /, { timeout: 20_000 });
  expect(countOpened()).toBe(1);

  const reopened = second.waitForRequest(/live_events/);
  await first.close();
  await sendMessage(ada, ben, 'Two');

  expect((await reopened).headers()['last-event-id']).toBeTruthy();
  await expect(second).toHaveTitle(/^\(2\) /);
});

test('a message that comes while the network is gone is shown when it is back', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ben);
  await openHome(page);
  await context.setOffline(true);
  await sendMessage(ada, ben, 'While you were gone');

  await context.setOffline(false);

  await expect(page).toHaveTitle(/^\(1\) /);
});

test('a like and a comment from elsewhere are counted on an open post, without a poll', async ({ context }) => {
  const ben = await newMember('Ben');
  const postId = await writePrivatePost(ben, 'Who has seen the key?');
  const page = await pageOf(context, ben);
  const watched = page.waitForResponse(/live_posts/);
  await page.goto(`/post/${postId}`);
  await watched;

  await callProvider(ben, 'post-actions', { post_id: postId, action: 'reaction', reaction: '1' });
  await callProvider(ben, 'comments', { type: 'create', post_id: postId, text: 'It was in the door.' });

  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  await expect(page.getByRole('button', { name: /, 1 comment$/ })).toBeVisible();
});

test('a host without streams is polled', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ben);
  const countOpened = countStreams(page);
  await page.route('**/api/live_events**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }));
  await openHome(page);
  await page.goto(`/chat-detailed/${ada.userId}`);
  await expect(messageBox(page)).toBeVisible();

  await sendMessage(ada, ben, 'By a poll');

  await expect(messagesWith(page, 'By a poll')).toBeVisible();
  expect(countOpened()).toBeLessThanOrEqual(2);
});
