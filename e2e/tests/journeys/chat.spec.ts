import type { Page } from '@playwright/test';
import { messagesWith, messageBox, readMessages, sendMessage } from '../../support/conversation';
import { answerConversation } from '../../support/long-conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { delayProvider, failProvider } from '../../support/outage';
import { scrollBack } from '../../support/scroll-back';
import { expect, test } from '../../support/test';

const ARRIVED = /Sent|Delivered|Read/;

async function send(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

test('a host without streams is polled; a message arrives once, though the provider is slow, its reply is lost, or the page is offline and reloaded', async ({
  context,
}) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(ben, ada, 'Before the calm');
  const page = await pageOf(context, ada);
  let streams = 0;
  await page.route('**/api/live_events**', (route) => {
    streams += 1;
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' });
  });
  const thirty = Array.from({ length: 30 }, (_, at) => `Letter ${at + 1} of 30`);

  await test.step('while the provider is slow, the conversation shows that it is loading, and can be written in', async () => {
    const release = await delayProvider(page);
    await page.goto(`/chat-detailed/${ben.userId}`);
    await expect(page.getByRole('status', { name: 'Loading messages' })).toBeVisible();
    const box = page.getByRole('textbox', { name: /^Message/ });
    await box.fill('Take your time');
    await box.press('Enter');
    await expect(box).toHaveValue('');
    await box.pressSequentially('I can still write');
    await release();
    await expect(messagesWith(page, 'Before the calm')).toBeVisible();
    await expect(messagesWith(page, 'Take your time')).toContainText(ARRIVED);
    await expect(box).toHaveValue('I can still write');
  });

  await test.step('a host without streams is polled, and not asked for one again', async () => {
    await expect.poll(() => streams).toBe(1);
    await sendMessage(ben, ada, 'By a poll');
    await expect(messagesWith(page, 'By a poll')).toBeVisible();
    expect(streams).toBe(1);
  });

  await test.step('a message of which the reply is lost is not sent twice', async () => {
    let sent = 0;
    await page.route('**/api/send-message**', async (route) => {
      if (sent++ > 0) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await send(page, 'Only once');
    await expect(messagesWith(page, 'Only once')).toContainText(ARRIVED);
    await expect(messagesWith(page, 'Only once')).toHaveCount(1);
    expect(sent).toBe(1);
    await page.unroute('**/api/send-message**');
  });

  await test.step('while the provider is down, the conversation says so and keeps what is typed; it recovers by itself', async () => {
    const recover = await failProvider(page, 'is down');
    await send(page, 'Can you hear me?');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toBeVisible();
    await expect(messagesWith(page, 'Can you hear me?').getByRole('button', { name: 'Retry' })).toBeVisible();
    await messageBox(page).fill('And this?');
    await recover();
    await expect(messagesWith(page, 'Can you hear me?')).toContainText(ARRIVED);
    await expect(messageBox(page)).toHaveValue('And this?');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toHaveCount(0);
  });

  await test.step('thirty messages that are written offline arrive once each and in order, over a reload', async () => {
    await context.setOffline(true);
    for (const text of thirty) await send(page, text);
    await expect(messagesWith(page, 'Letter 30 of 30')).toContainText('Sending');
    // The page itself must load first, so only its calls fail.
    await page.route('**/api/**', (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await expect(messageBox(page)).toBeVisible();
    await page.unroute('**/api/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    const before = ['Before the calm', 'Take your time', 'By a poll', 'Only once', 'Can you hear me?'];
    await expect.poll(() => readMessages(ben, ada)).toEqual([...before, ...thirty]);
    await expect(messagesWith(page, 'Letter 30 of 30')).toContainText(ARRIVED);
    await expect(messagesWith(page, 'Letter 1 of 30')).toHaveCount(1);
  });
});

for (const kind of ['plain', 'mixed', 'group'] as const) {
  const title = `the message under the pointer does not move by a fraction of a pixel while older messages load above it, ${kind}`;
  test(title, kind === 'mixed' ? {} : { tag: '@whole' }, async ({ context }) => {
    const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
    const { group_id: groupId } = await ada.call('group_chat', { type: 'create', group_name: 'Night owls', parts: ben.userId });
    const page = await pageOf(context, ada);
    await answerConversation(page, { kind, total: 1000, unread: 10 });
    await page.goto(kind === 'group' ? `/chat-detailed/${String(groupId)}?type=group` : `/chat-detailed/${ben.userId}`);
    await expect(messagesWith(page, 'Message 991.')).toBeVisible();
    const { maxShiftPx, maxMessages } = await scrollBack(page, 12);
    expect(maxShiftPx).toBeLessThan(0.05);
    expect(maxMessages).toBeLessThanOrEqual(130);
  });
}

test(
  'while the provider answers with a web page, the conversation says so, and recovers by itself',
  { tag: '@whole' },
  async ({ context }) => {
    const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
    await sendMessage(ben, ada, 'Before the storm');
    const page = await pageOf(context, ada);
    await page.goto(`/chat-detailed/${ben.userId}`);
    await expect(messagesWith(page, 'Before the storm')).toBeVisible();
    const recover = await failProvider(page, 'talks rubbish');
    await send(page, 'Can you hear me?');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toBeVisible();
    await expect(messagesWith(page, 'Can you hear me?').getByRole('button', { name: 'Retry' })).toBeVisible();
    await recover();
    await expect(messagesWith(page, 'Can you hear me?')).toContainText(ARRIVED);
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toHaveCount(0);
  },
);
