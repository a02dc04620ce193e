import { randomUUID } from 'node:crypto';
import { pressOn, tabTo, typeInto } from '../../support/accessibility/keyboard';
import { pictureFile } from '../../support/albums';
import { createPage } from '../../support/community-page';
import { messageBox, messagesWith, sendMessage } from '../../support/conversation';
import { newMember } from '../../support/new-member';
import { uniqueText } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test('with only the keyboard a post with a picture is written, reacted to and commented on, and a message is answered', async ({
  author,
  authorPage: page,
}) => {
  const text = uniqueText();
  const friend = await newMember('Friend');
  await sendMessage(friend, author, 'Are you there?');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/forum');

  await test.step('the first Tab offers to skip to the content, and Enter moves the focus there', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('a conversation is opened from the panel, and a message sent', async () => {
    await pressOn(page, page.getByRole('complementary').getByRole('link', { name: new RegExp(friend.name) }));
    await expect(page.getByRole('heading', { level: 1, name: friend.name })).toBeVisible();
    await typeInto(page, messageBox(page), 'I am');
    await page.keyboard.press('Enter');
    await expect(messagesWith(page, 'I am')).toBeVisible();
    await expect(messageBox(page)).toBeFocused();
    await tabTo(page, menu.getByRole('link', { name: 'Home' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Feed' })).toBeFocused();
  });

  await test.step('a post with a picture is written, published and opened', async () => {
    const composer = page.getByRole('region', { name: 'Write a post' });
    await typeInto(page, composer.getByRole('textbox', { name: 'Share something' }), text);
    const chooser = page.waitForEvent('filechooser');
    await pressOn(page, composer.getByRole('button', { name: 'Image', exact: true }));
    await (await chooser).setFiles(pictureFile('garden.png'));
    await expect(composer.getByRole('list', { name: 'Attachments' }).getByRole('img')).toHaveAccessibleName('garden.png');
    await pressOn(page, composer.getByRole('button', { name: 'Post', exact: true }));
    const published = page.getByRole('article').filter({ hasText: text });
    await expect(published.getByRole('button', { name: /photo|picture|image/i }).first()).toBeVisible();
    await pressOn(page, published.getByRole('link').filter({ has: page.locator('time') }));
    // The new page moves the focus after it is rendered. Before that, Tab moves through the old one.
    await expect(page.getByRole('heading', { level: 1, name: /^Post by / })).toBeFocused();
  });

  await test.step('it is reacted to, and a comment is written and answered', async () => {
    const [comment, reply] = ['The first comment', 'An answer to it'];
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
});

test('an album is created with only the keyboard', { tag: '@whole' }, async ({ authorPage: page }) => {
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

test('an event is created with only the keyboard', { tag: '@whole' }, async ({ authorPage: page }) => {
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

test("a section of a page's settings is chosen with only the keyboard", { tag: '@whole' }, async ({ memberPage: page }) => {
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
