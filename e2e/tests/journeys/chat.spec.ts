import { messagesWith, messageBox, readMessages, sendMessage } from '../../support/conversation';
import { answerConversation } from '../../support/long-conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { scrollBack } from '../../support/scroll-back';
import { eventually } from '../../support/stack';
import { failProvider, delayProvider, outages, type Outage } from '../../support/outage';
import { expect, test } from '../../support/test';

test('two browsers: a message appears in the other within 3 seconds, and its tick goes from sent to read', async ({ browser }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const [hers, his] = [await pageOf(await browser.newContext(), ada), await pageOf(await browser.newContext(), ben)];
  await hers.goto(`/chat-detailed/${ben.userId}`);
  await messageBox(hers).fill('Are you there?');
  await messageBox(hers).press('Enter');
  await expect(messagesWith(hers, 'Are you there?')).toContainText('Sent');
  await his.goto(`/chat-detailed/${ada.userId}`);
  await expect(messagesWith(his, 'Are you there?')).toBeVisible();
  await expect(messagesWith(hers, 'Are you there?')).toContainText('Read');
  await messageBox(his).pressSequentially('On my way');
  await expect(hers.getByText(`${ben.name} is typing…`)).toBeVisible();
  await messageBox(his).press('Enter');
  await expect(messagesWith(hers, 'On my way')).toBeVisible({ timeout: 3000 });
});

test('thirty messages written offline arrive once each and in order, over a reload', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ada);
  await page.goto(`/chat-detailed/${ben.userId}`);
  await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
  const texts = Array.from({ length: 30 }, (_, at) => `Letter ${at + 1} of 30`);
  await context.setOffline(true);
  for (const text of texts) {
    await messageBox(page).fill(text);
    await messageBox(page).press('Enter');
  }
  await expect(messagesWith(page, 'Letter 30 of 30')).toContainText('Sending');
  // The page itself has to load: the calls alone fail until it has.
  await page.route('**/api/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(messageBox(page)).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const arrived = await eventually(
    'all thirty have arrived',
    async () => {
      const received = await readMessages(ben, ada);
      return received.length >= texts.length && received;
    },
    40_000,
  );
  expect(arrived).toEqual(texts);
  await expect(messagesWith(page, 'Letter 30 of 30')).toContainText(/Sent|Delivered|Read/);
  await expect(messagesWith(page, 'Letter 1 of 30')).toHaveCount(1);
});

test('a reply that is lost on its way does not send the message twice', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ada);
  await page.goto(`/chat-detailed/${ben.userId}`);
  let lost = 0;
  await page.route('**/api/send-message**', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await messageBox(page).fill('Only once');
  await messageBox(page).press('Enter');
  await expect(messagesWith(page, 'Only once')).toContainText(/Sent|Delivered|Read/, { timeout: 20_000 });
  await expect(messagesWith(page, 'Only once')).toHaveCount(1);
  expect(lost).toBe(1);
  expect(await readMessages(ben, ada)).toEqual(['Only once']);
});

test('while the provider is slow, a conversation shows that it is loading; a message that is typed and sent meanwhile arrives', async ({
  context,
}) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(ben, ada, 'Before the calm');
  const page = await pageOf(context, ada);
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
  await expect(messagesWith(page, 'Take your time')).toContainText(/Sent|Delivered|Read/);
  await expect(box).toHaveValue('I can still write');
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

for (const outage of Object.keys(outages) as Outage[]) {
  const title = `while the provider ${outage}, the conversation says so and keeps what is typed; afterwards it recovers by itself`;
  test(title, outage === 'is down' ? {} : { tag: '@whole' }, async ({ context }) => {
    const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
    await sendMessage(ben, ada, 'Before the storm');
    const page = await pageOf(context, ada);
    await page.goto(`/chat-detailed/${ben.userId}`);
    await expect(messagesWith(page, 'Before the storm')).toBeVisible();
    const recover = await failProvider(page, outage);
    await messageBox(page).fill('Can you hear me?');
    await messageBox(page).press('Enter');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toBeVisible();
    await expect(messagesWith(page, 'Can you hear me?').getByRole('button', { name: 'Retry' })).toBeVisible();
    await messageBox(page).fill('And this?');
    await recover();
    await expect(messagesWith(page, 'Can you hear me?')).toContainText(/Sent|Delivered|Read/, { timeout: 30_000 });
    await expect(messageBox(page)).toHaveValue('And this?');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toHaveCount(0, { timeout: 35_000 });
  });
}
