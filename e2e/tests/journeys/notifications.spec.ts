import { pageOf } from '../../support/member';
import { sendMessage } from '../../support/conversation';
import { newMember } from '../../support/new-member';
import { expect, test } from '../../support/test';

test('notifications are filtered by kind, one is marked as read, and a reply to a reply leads below the comment that it answers', async ({
  author,
  authorPage: page,
}) => {
  const friend = await newMember('Friend');
  const { post_data: post } = await friend.call('new_post', { postText: 'Who has a ladder?' });
  const postId = (post as { id: string }).id;
  const createEntry = async (member: typeof author, fields: Record<string, string>) => {
    const { data } = await member.call('comments', fields);
    return String((data as { id: unknown }).id);
  };
  const commentId = await createEntry(friend, { type: 'create', post_id: postId, text: 'Three metres would do' });
  const replyId = await createEntry(author, { type: 'create_reply', comment_id: commentId, text: 'I have one of two' });
  const answerId = await createEntry(friend, { type: 'create_reply', comment_id: replyId, text: 'Two is enough' });
  await friend.call('follow-user', { user_id: author.userId });

  await page.goto('/jobs');
  await page.getByRole('button', { name: 'Notifications, 2 new' }).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const items = list.getByRole('listitem');
  await expect(items).toHaveCount(2);
  const kinds = list.getByRole('group', { name: 'Kinds of notifications' });
  await kinds.getByRole('button', { name: 'Followers' }).click();
  await expect(items).toHaveText(/followed you/);
  await list.getByRole('button', { name: /^Mark as read: .*followed you/ }).click();
  await expect(items).toBeFocused();
  await kinds.getByRole('button', { name: 'All' }).click();
  await expect(list.getByRole('button', { name: /^Mark as read: / })).toHaveAccessibleName(/replied to your comment/);

  await kinds.getByRole('button', { name: 'Comments' }).click();
  await items.getByRole('link', { name: /replied to your comment/ }).click();
  await expect(page).toHaveURL(`/post/${postId}?comment=${commentId}&reply=${answerId}`);
  const replies = page.getByRole('list', { name: 'Replies' });
  await expect(replies.getByRole('listitem', { name: `Reply by ${friend.name}` })).toContainText('Two is enough');
  await expect(replies.getByRole('listitem', { name: `Reply by ${friend.name}` })).toBeFocused();
});

test('the title of the tab and the badge of the installed page follow the number of unread messages', async ({ context }) => {
  const [ada, ben] = [await newMember('Ada'), await newMember('Ben')];
  const page = await pageOf(context, ben);
  await page.addInitScript(() => {
    const shown: number[] = [];
    const setAppBadge = async (count: number) => void shown.push(count);
    Object.assign(navigator, { shownBadges: shown, setAppBadge, clearAppBadge: async () => void shown.push(0) });
  });
  const badge = () => page.evaluate(() => (navigator as unknown as { shownBadges: number[] }).shownBadges.at(-1));
  await sendMessage(ada, ben, 'One');
  await page.goto('/jobs');
  await expect(page).toHaveTitle(/^\(1\) /);
  expect(await badge()).toBe(1);
  await sendMessage(ada, ben, 'Two');
  await expect(page).toHaveTitle(/^\(2\) /);
  expect(await badge()).toBe(2);

  await page.getByRole('complementary').getByText('Two', { exact: true }).click();
  await expect(page).toHaveURL(`/chat-detailed/${ada.userId}`);
  await expect(page.getByText('Two', { exact: true }).last()).toBeVisible();
  await expect(page).not.toHaveTitle(/^\(/);
  await expect.poll(badge).toBe(0);
});
