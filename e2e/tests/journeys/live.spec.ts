import type { Page } from '@playwright/test';
import { sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { callProvider, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

/** Counts how often the pages of a context open a stream. */
function countStreams(page: Page): () => number {
  let streams = 0;
  page.context().on('request', (request) => (streams += Number(/live_events/.test(request.url()))));
  return () => streams;
}

/** Records what a page shows on the icon of the installed app. */
function recordBadges() {
  const shown: number[] = [];
  const setAppBadge = async (count: number) => void shown.push(count);
  Object.assign(navigator, { shownBadges: shown, setAppBadge, clearAppBadge: async () => void shown.push(0) });
}

const badgeOf = (page: Page) => page.evaluate(() => (navigator as unknown as { shownBadges: number[] }).shownBadges.at(-1));

test('the pages of a browser share one stream, which tells of messages, likes and comments without a poll, also after the network was gone', async ({
  context,
}) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const postId = await writePrivatePost(ben, 'Who has seen the key?');
  const first = await pageOf(context, ben);
  const countOpened = countStreams(first);
  await context.addInitScript(recordBadges);
  const opened = first.waitForResponse(/live_events/);
  await first.goto('/');
  await opened;

  await test.step('a message is told of in the title of the tab, on the icon of the app and in the panel', async () => {
    await sendMessage(ada, ben, 'Are you there?');
    await expect(first).toHaveTitle(/^\(1\) /);
    await expect(first.getByRole('complementary').getByText('Are you there?')).toBeVisible();
    expect(await badgeOf(first)).toBe(1);
  });

  const second = await pageOf(context, ben);

  await test.step('another page has the news of the same stream', async () => {
    const watched = second.waitForResponse(/live_posts/);
    await second.goto(`/post/${postId}`);
    await watched;
    await sendMessage(ada, ben, 'Hello?');
    for (const page of [first, second]) await expect(page).toHaveTitle(/^\(2\) /);
    expect(countOpened()).toBe(1);
  });

  await test.step('a like and a comment from elsewhere are counted on an open post', async () => {
    await callProvider(ben, 'post-actions', { post_id: postId, action: 'reaction', reaction: '1' });
    await callProvider(ben, 'comments', { type: 'create', post_id: postId, text: 'It was in the door.' });
    await expect(second.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
    await expect(second.getByRole('button', { name: /, 1 comment$/ })).toBeVisible();
  });

  await test.step('the other page continues the stream when its page is closed', async () => {
    const reopened = second.waitForRequest(/live_events/);
    await first.close();
    await sendMessage(ada, ben, 'Still there?');
    expect((await reopened).headers()['last-event-id']).toBeTruthy();
    await expect(second).toHaveTitle(/^\(3\) /);
  });

  await test.step('a message that comes while the network is gone is shown when it is back', async () => {
    await context.setOffline(true);
    await sendMessage(ada, ben, 'While you were gone');
    await context.setOffline(false);
    await expect(second).toHaveTitle(/^\(4\) /);
    await expect.poll(() => badgeOf(second)).toBe(4);
  });

  await test.step('the number is gone once the messages are read', async () => {
    await second.getByRole('complementary').getByText('While you were gone', { exact: true }).click();
    await expect(second).toHaveURL(`/chat-detailed/${ada.userId}`);
    await expect(second.getByText('While you were gone', { exact: true }).last()).toBeVisible();
    await expect(second).not.toHaveTitle(/^\(/);
    await expect.poll(() => badgeOf(second)).toBe(0);
  });
});
