import { randomUUID } from 'node:crypto';
import { pressOn, tabTo, typeInto } from '../../support/accessibility/keyboard';
import { pictureFile } from '../../support/albums';
import { createPage } from '../../support/community-page';
import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { newMember } from '../../support/new-member';
import { uniqueText, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test.beforeEach(() => {
  test.slow();
});

test('the first Tab offers to skip to the content, and Enter moves the focus there', async ({ memberPage: page }) => {
  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a post with a picture is written and published by keys alone', async ({ authorPage: page }) => {
  const text = uniqueText();
  await page.goto('/');
  const composer = page.getByRole('region', { name: 'Write a post' });
  await typeInto(page, composer.getByRole('textbox', { name: 'Share something' }), text);
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, composer.getByRole('button', { name: 'Image', exact: true }));
  await (await chooser).setFiles(pictureFile('garden.png'));
  await expect(composer.getByRole('list', { name: 'Attachments' }).getByRole('img')).toHaveAccessibleName('garden.png');
  await pressOn(page, composer.getByRole('button', { name: 'Post', exact: true }));

  const post = page.getByRole('article').filter({ hasText: text });
  await expect(post.getByRole('button', { name: /photo|picture|image/i }).first()).toBeVisible();
});

test('comments are opened, a comment written and answered, and the post reacted to, by keys alone', async ({
  author,
  authorPage: page,
}) => {
  const [text, comment, reply] = [uniqueText(), 'The first comment', 'An answer to it'];
  const id = await writePrivatePost(author, text);
  await page.goto(`/post/${id}`);
  const post = page.getByRole('article').first();
  await tabTo(page, post.getByRole('button', { name: /^Like, / }));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menu', { name: 'Reactions' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(post.getByRole('button', { name: /^Like, 1 like, yours is Love/ })).toBeFocused();

  await typeInto(page, post.getByRole('textbox', { name: 'Write a comment' }), comment);
  await page.keyboard.press('Enter');
  const comments = post.getByRole('list', { name: 'Comments' });
  await expect(comments.getByText(comment)).toBeVisible();
  await pressOn(page, comments.getByRole('button', { name: 'Reply', exact: true }));
  await expect(comments.getByRole('textbox', { name: /^Replying to / })).toBeFocused();
  await page.keyboard.type(reply);
  await page.keyboard.press('Enter');
  await expect(comments.getByText(reply)).toBeVisible();
});

test('a conversation is opened from the panel, and a message sent, by keys alone', async ({ author, authorPage: page }) => {
  const friend = await newMember('Friend');
  await sendMessage(friend, author, 'Are you there?');
  await page.goto('/forum');
  await pressOn(page, page.getByRole('complementary').getByRole('link', { name: new RegExp(friend.name) }));
  await expect(page.getByRole('heading', { level: 1, name: friend.name })).toBeVisible();
  await typeInto(page, messageBox(page), 'I am');
  await page.keyboard.press('Enter');
  await expect(messagesWith(page, 'I am')).toBeVisible();
  await expect(messageBox(page)).toBeFocused();

  await tabTo(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeFocused();
});

test('an album is created by keys alone', { tag: '@whole' }, async ({ authorPage: page }) => {
  const name = `Album ${randomUUID().slice(0, 8)}`;
  await page.goto('/create-album');
  await typeInto(page, page.getByRole('textbox', { name: 'Album name' }), name);
  const chooser = page.waitForEvent('filechooser');
  await pressOn(page, page.getByRole('main').getByRole('button', { name: /choose|select|add|browse/i }));
  await (await chooser).setFiles(pictureFile('garden.png'));
  await expect(page.getByRole('list', { name: 'Chosen photos and videos' }).getByRole('listitem')).toHaveCount(1);
  await pressOn(page, page.getByRole('button', { name: 'Publish Album' }));
  await expect(page.getByRole('article', { name })).toContainText('1 photo');
});

test('an event is created by keys alone', { tag: '@whole' }, async ({ authorPage: page }) => {
  const name = `Supper ${randomUUID().slice(0, 8)}`;
  await page.goto('/events/create');
  await typeInto(page, page.getByLabel('Event name'), name);
  await typeInto(page, page.getByLabel('Location'), 'Back yard');
  // A date is typed part by part, in the order of the browser's language.
  await typeInto(page, page.getByLabel('Start date'), '05202031');
  await typeInto(page, page.getByLabel('Start time'), '0600PM');
  await typeInto(page, page.getByLabel('End time'), '1130PM');
  await typeInto(page, page.getByLabel('Description'), 'One pot and forty chairs.');
  await pressOn(page, page.getByRole('button', { name: 'Create Event' }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test("a section of a page's settings is chosen by keys alone", { tag: '@whole' }, async ({ memberPage: page }) => {
  const { id } = await createPage();
  await page.goto(`/pagescomp/mainpages/pagesetting/mainpagesetting?page=${id}&section=general`);
  await pressOn(page, page.getByRole('main').getByRole('link', { name: /Social/ }));
  await expect(page).toHaveURL(/section=social/);
  await typeInto(page, page.getByLabel('Instagram'), 'garden');
  await expect(page.getByLabel('Instagram')).toHaveValue('garden');
});

test(
  'arrows move round a menu that opens at its chosen entry, and Escape gives the focus back',
  { tag: '@whole' },
  async ({ memberPage: page }) => {
    await page.goto('/explore');
    const opener = page.getByRole('button', { name: 'Account menu' });
    await pressOn(page, opener);
    const items = page.getByRole('menu').locator('[role^=menuitem]');
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);
