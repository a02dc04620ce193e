import { randomUUID } from 'node:crypto';
import { newMember, type NewMember } from '../../support/new-member';
import { pictures } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

/** Creates a group, an event, an album and a post of a member that contain this word. Returns the id of the event. */
async function createAllWith(word: string, author: NewMember): Promise<string> {
  await author.call('create-group', {
    group_name: word,
    group_title: `Group ${word}`,
    category: '1',
    privacy: '1',
    about: 'Made for a test',
  });
  const { event_id: eventId } = await author.call('create-event', {
    event_name: `Event ${word}`,
    event_location: 'Back yard',
    event_description: 'Made for a test',
    event_start_date: '2031-05-20',
    event_end_date: '2031-05-20',
    event_start_time: '18:00',
    event_end_time: '23:30',
  });
  await author.call('albums', { type: 'create', album_name: `Album ${word}`, 'postPhotos[]': pictures(1) });
  await author.call('new_post', { postText: `Found by #${word}` });
  return String(eventId);
}

test('groups, events, albums and hashtags are found by keys, and the search is remembered; notifications are filtered, read and lead to a reply', async ({
  author,
  authorPage: page,
}) => {
  const friend = await newMember('Friend');
  const word = `zk${randomUUID().replaceAll('-', '').slice(0, 8)}`;
  const eventId = await createAllWith(word, author);
  const { post_data: post } = await friend.call('new_post', { postText: 'Who has a ladder?' });
  const postId = (post as { id: string }).id;
  const createEntry = async (member: NewMember, fields: Record<string, string>) => {
    const { data } = await member.call('comments', fields);
    return String((data as { id: unknown }).id);
  };
  const commentId = await createEntry(friend, { type: 'create', post_id: postId, text: 'Three metres would do' });
  const replyId = await createEntry(author, { type: 'create_reply', comment_id: commentId, text: 'I have one of two' });
  const answerId = await createEntry(friend, { type: 'create_reply', comment_id: replyId, text: 'Two is enough' });
  await friend.call('follow-user', { user_id: author.userId });

  await page.goto('/jobs');
  const search = page.getByRole('button', { name: 'Search' });
  const field = page.getByRole('combobox', { name: /^Search/ });

  await test.step('each kind is found as one types, and arrow keys choose among them', async () => {
    await search.click();
    await field.pressSequentially(word);
    const group = (name: string) => page.getByRole('group', { name, exact: true }).getByRole('option').filter({ hasText: word });
    for (const name of ['Groups', 'Events', 'Albums', 'Hashtags']) await expect(group(name)).toBeVisible();
    const event = group('Events');
    while ((await event.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', (await event.getAttribute('id')) ?? '');
    await field.press('Enter');
    await expect(page).toHaveURL(`/events/${eventId}`);
  });

  await test.step('the search is remembered until it is removed', async () => {
    await search.click();
    const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: word });
    await expect(recent).toHaveAttribute('aria-selected', 'true');
    await field.press('Enter');
    await expect(page).toHaveURL(`/search?q=${word}`);
    await search.click();
    await field.press('Delete');
    await expect(recent).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
  });

  await test.step('notifications are filtered by kind, and one is marked as read', async () => {
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
  });

  await test.step('a reply to a reply leads below the comment that it answers', async () => {
    await expect(page).toHaveURL(`/post/${postId}?comment=${commentId}&reply=${answerId}`);
    const reply = page.getByRole('list', { name: 'Replies' }).getByRole('listitem', { name: `Reply by ${friend.name}` });
    await expect(reply).toContainText('Two is enough');
    await expect(reply).toBeFocused();
  });
});
