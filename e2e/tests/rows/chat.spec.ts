import { expect, test } from '../../support/test';
import { messagesWith, messageBox, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';

test('the header names the other member and whether they are online, and has three icons', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, me);
  await page.goto(`/chat-detailed/${peer.userId}`);
  await expect(page.getByRole('heading', { level: 1, name: peer.name })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^(Online|Offline)$/)).toBeVisible();
  for (const name of [/^Video call/, /^Call/, 'Conversation settings']) await expect(page.getByRole('button', { name })).toBeVisible();
});

test('own messages have a labelled tick, those of others their author, under a pill with the time', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(peer, me, 'Tea at ten?');
  await sendMessage(me, peer, 'Gladly & on time');
  const page = await pageOf(context, me);
  await page.goto(`/chat-detailed/${peer.userId}`);
  await expect(messagesWith(page, 'Tea at ten?')).toContainText(`${peer.name}: `);
  await expect(messagesWith(page, 'Gladly & on time')).toContainText(/You: .*(Sent|Delivered|Read)/s);
  await expect(page.getByRole('listitem').filter({ hasText: /^Today, / })).toBeVisible();
});

test('unread messages stand below a line, and count as read once they are seen', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(me, peer, 'Read this');
  await sendMessage(peer, me, 'One');
  await sendMessage(peer, me, 'Two');
  const page = await pageOf(context, me);
  await page.goto('/');
  const row = page.getByRole('complementary').getByRole('link', { name: new RegExp(peer.name) });
  await expect(row).toContainText('2 unread');
  await expect(page.getByRole('tab', { name: /Individual/ })).toContainText('2 unread');
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/chat-detailed/${peer.userId}$`));
  await expect(page.getByRole('separator', { name: 'New messages' })).toBeVisible();
  await expect(row).not.toContainText('unread');
  await expect(page.getByRole('tab', { name: /Individual/ })).not.toContainText('unread');
});

test('the chosen partner is stored under chat_user_{id}; a group has its type', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(peer, me, 'Hello');
  const { group_id: groupId } = await me.call('group_chat', { type: 'create', group_name: 'Night owls', parts: peer.userId });
  const page = await pageOf(context, me);
  await page.goto('/');
  const panel = page.getByRole('complementary');
  const readStored = (id: string) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown, `chat_user_${id}`);
  await panel.getByRole('link', { name: new RegExp(peer.name) }).click();
  await expect(page.getByRole('heading', { level: 1, name: peer.name })).toBeVisible();
  expect(await readStored(peer.userId)).toMatchObject({ name: peer.name, chatId: peer.userId, isOnline: expect.any(Boolean) });
  await panel.getByRole('tab', { name: /Groups/ }).click();
  await panel.getByRole('link', { name: /Night owls/ }).click();
  await expect(page).toHaveURL(/\/chat-detailed\/\d+\?type=group$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Night owls' })).toBeVisible();
  expect(await readStored(String(groupId))).toMatchObject({ name: 'Night owls', type: 'group' });
});

test('a member who does not exist is Unknown User, whose data is not available', async ({ context }) => {
  const page = await pageOf(context, await newMember('Ada'));
  await page.goto('/chat-detailed/99999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Unknown User' })).toBeVisible();
  await expect(page.getByText('User data not available')).toBeVisible();
});

test('Enter sends, Shift and Enter begin a line, blank text is not sent, and a draft survives a reload', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, me);
  await page.goto(`/chat-detailed/${peer.userId}`);
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await messageBox(page).fill('First');
  await messageBox(page).press('Shift+Enter');
  await messageBox(page).pressSequentially('second');
  await messageBox(page).press('Enter');
  await expect(messagesWith(page, 'First\nsecond')).toContainText(/Sent|Delivered|Read/);
  await expect(messageBox(page)).toHaveValue('');
  await messageBox(page).fill('Half a thought');
  await page.reload();
  await expect(messageBox(page)).toHaveValue('Half a thought');
  await expect(messagesWith(page, 'First')).toHaveCount(1);
});

test('a file is chosen, can be removed, and is sent with the text', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, me);
  await page.goto(`/chat-detailed/${peer.userId}`);
  const notes = { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  await page.getByLabel('Files to send').setInputFiles([notes, { ...notes, name: 'wrong.pdf' }]);
  await page.getByRole('button', { name: 'Remove wrong.pdf' }).click();
  await messageBox(page).fill('The list');
  await page.getByRole('button', { name: 'Send' }).click();
  const line = messagesWith(page, 'The list');
  await expect(line).toContainText(/Sent|Delivered|Read/);
  await expect(line.getByRole('link', { name: 'notes.pdf' })).toBeVisible();
});

test('a message can be answered, reacted to, pinned and deleted', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(peer, me, 'Who has the map?');
  const page = await pageOf(context, me);
  await page.goto(`/chat-detailed/${peer.userId}`);
  const asked = messagesWith(page, 'Who has the map?').first();
  const act = async (line: typeof asked, item: string) => {
    await line.hover();
    await line.getByRole('button', { name: /^Actions for/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await act(asked, 'React with Love');
  await expect(asked.getByRole('button', { name: 'Love, 1' })).toHaveAttribute('aria-pressed', 'true');
  await act(asked, 'Pin');
  await expect(asked.getByRole('img', { name: 'Pinned' })).toBeVisible();
  await act(asked, 'Reply');
  await expect(messageBox(page)).toBeFocused();
  await page.keyboard.type('I do');
  await page.keyboard.press('Enter');
  const answer = messagesWith(page, 'I do');
  await expect(answer).toContainText('In reply to: Who has the map?');
  await expect(answer).toContainText(/Sent|Delivered|Read/);
  await act(answer, 'Delete');
  await expect(answer).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(answer).toHaveCount(1);
});
