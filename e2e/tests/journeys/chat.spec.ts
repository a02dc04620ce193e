import AxeBuilder from '@axe-core/playwright';
import { linesWith, messageBox, talkOf, write } from '../../support/chat';
import { answerTalk } from '../../support/long-talk';
import { newMember, pageOf } from '../../support/new-member';
import { readBack } from '../../support/read-back';
import { eventually } from '../../support/stack';
import { breakDown, slowDown, troubles, type Trouble } from '../../support/trouble';
import { expect, test } from '../../support/test';

test('two browsers: a message appears in the other within 3 seconds, and its tick goes from sent to read', async ({ browser }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const [hers, his] = [await pageOf(await browser.newContext(), ada), await pageOf(await browser.newContext(), ben)];
  await hers.goto(`/chat-detailed/${ben.userId}`);
  await messageBox(hers).fill('Are you there?');
  await messageBox(hers).press('Enter');
  await expect(linesWith(hers, 'Are you there?')).toContainText('Sent');
  await his.goto(`/chat-detailed/${ada.userId}`);
  await expect(linesWith(his, 'Are you there?')).toBeVisible();
  await expect(linesWith(hers, 'Are you there?')).toContainText('Read');
  await messageBox(his).pressSequentially('Here');
  await expect(hers.getByText(`${ben.name} is typing…`)).toBeVisible();
  await messageBox(his).press('Enter');
  await expect(linesWith(hers, 'Here')).toBeVisible({ timeout: 3000 });
});

test('thirty messages written offline arrive once each and in order, over a reload', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ada);
  await page.goto(`/chat-detailed/${ben.userId}`);
  await expect(page.getByRole('heading', { level: 1, name: ben.name })).toBeVisible();
  const words = Array.from({ length: 30 }, (_, at) => `Letter ${at + 1} of 30`);
  await context.setOffline(true);
  for (const text of words) {
    await messageBox(page).fill(text);
    await messageBox(page).press('Enter');
  }
  await expect(linesWith(page, 'Letter 30 of 30')).toContainText('Sending');
  // The page itself has to come from somewhere: the calls alone stay away until it is there.
  await page.route('**/api/**', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(messageBox(page)).toBeVisible();
  await page.unroute('**/api/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const arrived = await eventually(
    'all thirty have arrived',
    async () => {
      const texts = await talkOf(ben, ada);
      return texts.length >= words.length && texts;
    },
    40_000,
  );
  expect(arrived).toEqual(words);
  await expect(linesWith(page, 'Letter 30 of 30')).toContainText(/Sent|Delivered|Read/);
  await expect(linesWith(page, 'Letter 1 of 30')).toHaveCount(1);
});

test('an answer that is lost on its way does not send the message twice', async ({ context }) => {
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
  await expect(linesWith(page, 'Only once')).toContainText(/Sent|Delivered|Read/, { timeout: 20_000 });
  await expect(linesWith(page, 'Only once')).toHaveCount(1);
  expect(lost).toBe(1);
  expect(await talkOf(ben, ada)).toEqual(['Only once']);
});

test('while the provider is slow, a talk says that it is coming; what is typed and sent meanwhile arrives', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  await write(ben, ada, 'Before the calm');
  const page = await pageOf(context, ada);
  const answer = await slowDown(page);
  await page.goto(`/chat-detailed/${ben.userId}`);
  await expect(page.getByRole('status', { name: 'Loading messages' })).toBeVisible();
  const box = page.getByRole('textbox', { name: /^Message/ });
  await box.fill('Take your time');
  await box.press('Enter');
  await expect(box).toHaveValue('');
  await box.pressSequentially('I can still write');
  await answer();
  await expect(linesWith(page, 'Before the calm')).toBeVisible();
  await expect(linesWith(page, 'Take your time')).toContainText(/Sent|Delivered|Read/);
  await expect(box).toHaveValue('I can still write');
});

for (const kind of ['plain', 'mixed', 'group'] as const) {
  test(`what is read does not move by a fraction of a pixel while older messages come in above it, ${kind}`, async ({ context }) => {
    const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
    const { group_id: groupId } = await ada.call('group_chat', { type: 'create', group_name: 'Night owls', parts: ben.userId });
    const page = await pageOf(context, ada);
    await answerTalk(page, { kind, total: 1000, unread: 10 });
    await page.goto(kind === 'group' ? `/chat-detailed/${String(groupId)}?type=group` : `/chat-detailed/${ben.userId}`);
    await expect(linesWith(page, 'Message 991.')).toBeVisible();
    const { mostMovedPx, mostLines } = await readBack(page, 12);
    expect(mostMovedPx).toBeLessThan(0.05);
    expect(mostLines).toBeLessThanOrEqual(130);
  });
}

for (const trouble of Object.keys(troubles) as Trouble[]) {
  test(`a provider that ${trouble} is told, nothing typed is lost, and all goes on by itself`, async ({ context }) => {
    const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
    await write(ben, ada, 'Before the storm');
    const page = await pageOf(context, ada);
    await page.goto(`/chat-detailed/${ben.userId}`);
    await expect(linesWith(page, 'Before the storm')).toBeVisible();
    const mend = await breakDown(page, trouble);
    await messageBox(page).fill('Can you hear me?');
    await messageBox(page).press('Enter');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toBeVisible();
    await expect(linesWith(page, 'Can you hear me?').getByRole('button', { name: 'Retry' })).toBeVisible();
    await messageBox(page).fill('And this?');
    await mend();
    await expect(linesWith(page, 'Can you hear me?')).toContainText(/Sent|Delivered|Read/, { timeout: 30_000 });
    await expect(messageBox(page)).toHaveValue('And this?');
    await expect(page.getByText('New messages cannot be fetched at the moment.')).toHaveCount(0, { timeout: 35_000 });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a talk, ${colorScheme}`, async ({ context }) => {
    const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
    await write(ben, ada, 'Hello https://example.org');
    await write(ada, ben, 'Hi');
    const page = await pageOf(context, ada);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/chat-detailed/${ben.userId}`);
    await expect(linesWith(page, 'Hello')).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  });
}
