import { PICTURE } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test("one's own post is changed and marked, its audience narrowed, its photo liked in full screen, its comments sorted", async ({
  author,
  authorPage: page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const composer = page.getByRole('dialog', { name: 'Create a Post' });
  await composer.getByRole('textbox').first().fill('Low tide');
  await composer.getByLabel('Image to attach').setInputFiles({ name: 'tide.png', mimeType: 'image/png', buffer: PICTURE });
  await composer.getByRole('button', { name: 'Describe tide.png' }).click();
  await composer.getByRole('textbox', { name: 'Description of tide.png' }).fill('A beach without water');
  await composer.getByRole('button', { name: 'Post', exact: true }).click();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  const postId = new URL(page.url()).pathname.slice('/post/'.length);

  const post = page.getByRole('main').getByRole('article').first();
  const options = post.getByRole('button', { name: 'Post options' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Who can see it' }).click();
  await page.getByRole('menuitemradio', { name: 'Only me' }).click();
  await expect(post).toContainText('Only you');

  await options.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await post.getByRole('textbox', { name: 'Edit your post' }).fill('High tide');
  await post.getByRole('button', { name: 'Save changes' }).click();
  await expect(post.getByRole('textbox', { name: 'Edit your post' })).toBeHidden();
  await author.call('comments', { type: 'create', post_id: postId, text: 'First word' });
  await author.call('comments', { type: 'create', post_id: postId, text: 'Last word' });
  await page.reload();
  await expect(post).toContainText(/edited · Only you/);

  const comments = post.getByRole('region', { name: 'Comments' }).getByText(/^(First|Last) word$/);
  await expect(comments).toHaveText(['Last word', 'First word']);
  await post.getByRole('combobox', { name: 'Order of comments' }).selectOption('Oldest first');
  await expect(comments).toHaveText(['First word', 'Last word']);

  await post.getByRole('button', { name: 'A beach without water' }).click();
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await viewer.getByRole('button', { name: /^Like/ }).click();
  await expect(viewer.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(post.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
});
