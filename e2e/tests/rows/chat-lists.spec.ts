import { messagesWith, sendMessage } from '../../support/conversation';
import { pageOf } from '../../support/member';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

test('two tabs, Individual first, each with its refresh link and its message for an empty list', async ({ context }) => {
  const page = await pageOf(context, await newMember('Ada'));
  await page.goto('/');
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('tab', { name: 'Individual' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByText('No individual conversations found')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Refresh Conversations' })).toBeVisible();
  await panel.getByRole('tab', { name: 'Groups' }).click();
  await expect(panel.getByText('No group conversations found')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Refresh Groups' })).toBeVisible();
});

test('the lists show that they are loading', async ({ context }) => {
  const page = await pageOf(context, await newMember('Ada'));
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/(get_chats|group_chat)/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Loading conversations...')).toBeVisible();
  await panel.getByRole('tab', { name: 'Groups' }).click();
  await expect(panel.getByText('Loading groups...')).toBeVisible();
  release();
  await expect(panel.getByText('No group conversations found')).toBeVisible();
});

test('a row shows name, last message, time and unread count; refreshing loads new messages', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(peer, me, 'Fish & chips');
  const page = await pageOf(context, me);
  await page.goto('/');
  const panel = page.getByRole('complementary');
  const row = panel.getByRole('link', { name: new RegExp(peer.name) });
  await expect(row).toContainText('Fish & chips');
  await expect(row).toContainText('1 unread');
  await expect(row.getByRole('img', { name: 'online' })).toBeVisible();
  await sendMessage(peer, me, 'Or soup');
  await panel.getByRole('button', { name: 'Refresh Conversations' }).click();
  await expect(row).toContainText('Or soup');
  await expect(row).toContainText('2 unread');
});

test('a list that fails says so and shows no sample conversations; Retry loads it', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  await sendMessage(peer, me, 'Still here');
  const page = await pageOf(context, me);
  await page.route('**/api/get_chats**', (route) =>
    route.fulfill({ json: { api_status: '400', errors: { error_id: 1, error_text: 'Closed for the night' } } }),
  );
  await page.goto('/');
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Your conversations could not be loaded')).toBeVisible();
  await expect(panel.getByText('Closed for the night')).toBeVisible();
  await expect(panel.getByRole('tabpanel').getByRole('link')).toHaveCount(0);
  await page.unroute('**/api/get_chats**');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('link', { name: new RegExp(peer.name) })).toBeVisible();
});

test('a new conversation begins with a search for a member', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Benedicta')];
  const page = await pageOf(context, me);
  await page.goto('/');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('searchbox', { name: 'Recipient' }).fill(peer.name);
  await dialog.getByRole('button', { name: new RegExp(peer.name) }).click();
  await expect(page).toHaveURL(new RegExp(`/chat-detailed/${peer.userId}$`));
  await expect(page.getByRole('heading', { level: 1, name: peer.name })).toBeVisible();
});

test('a new group has a name and members, and its owner renames it', async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Bartholomew')];
  const page = await pageOf(context, me);
  await page.goto('/');
  await page.getByRole('tab', { name: 'Groups' }).click();
  await page.getByRole('button', { name: 'New group' }).click();
  const dialog = page.getByRole('dialog', { name: 'New group' });
  await dialog.getByRole('textbox', { name: /Group name/ }).fill('Early birds');
  await dialog.getByRole('searchbox', { name: 'Who is in it' }).fill(peer.name);
  await dialog.getByRole('button', { name: new RegExp(`^${peer.name}`) }).click();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Early birds' })).toBeVisible();
  await expect(page.getByText('2 members')).toBeVisible();
  await page.getByRole('button', { name: 'Conversation settings' }).click();
  await page.getByRole('menuitem', { name: 'Group details' }).click();
  const details = page.getByRole('dialog', { name: 'Group details' });
  await details.getByRole('textbox', { name: 'Group name' }).fill('Late birds');
  await details.getByRole('button', { name: 'Save' }).click();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Late birds' })).toBeVisible();
});

test("a group's conversation names its authors", async ({ context }) => {
  const [me, peer] = [await newMember('Ada'), await newMember('Ben')];
  const { group_id: groupId } = await me.call('group_chat', { type: 'create', group_name: 'Choir', parts: peer.userId });
  await peer.call('group_chat', { type: 'send', id: String(groupId), text: 'Who sings alto?' });
  const page = await pageOf(context, me);
  await page.goto(`/chat-detailed/${String(groupId)}?type=group`);
  await expect(messagesWith(page, 'Who sings alto?')).toContainText(peer.name);
});
