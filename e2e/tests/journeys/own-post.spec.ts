import type { Response } from '@playwright/test';
import { PICTURE, uniqueText } from '../../support/provider-calls';
import { readReply } from '../../support/read-reply';
import { expect, test } from '../../support/test';
import { withoutFocus } from '../../support/without-focus';

test("one's own post is written, narrowed to its author, changed, liked, saved, commented on and shared, and a reload shows all of it", async ({
  author,
  authorPage: page,
}) => {
  const shareText = uniqueText();
  await page.goto('/');
  const post = page.getByRole('main').getByRole('article').first();
  const [like, save] = [post.getByRole('button', { name: /^Like, / }), post.getByRole('button', { name: /^Save/ })];
  const comments = post.getByRole('button', { name: /^Comments, / });
  const actions: Response[] = [];
  page.on('response', (response) => void (response.url().includes('/api/post-actions') && actions.push(response)));
  let postId = '';

  await test.step('it is written with a described picture, and opened from the notice', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const composer = page.getByRole('dialog', { name: 'Create a Post' });
    await composer.getByRole('textbox').first().fill('Low tide');
    await composer.getByLabel('Image to attach').setInputFiles({ name: 'tide.png', mimeType: 'image/png', buffer: PICTURE });
    await composer.getByRole('button', { name: 'Describe tide.png' }).click();
    await composer.getByRole('textbox', { name: 'Description of tide.png' }).fill('A beach without water');
    const view = page.getByRole('button', { name: 'View', exact: true });
    await withoutFocus(page, async () => {
      await composer.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(view).toBeVisible();
    });
    await view.click();
    await expect(page).toHaveURL(/\/post\/\d+$/);
    postId = new URL(page.url()).pathname.slice('/post/'.length);
  });

  await test.step('its audience is narrowed, and its text changed', async () => {
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
  });

  await test.step('its photo is liked in full screen, it is saved, and a comment of its author counts', async () => {
    await post.getByRole('button', { name: 'A beach without water' }).click();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    await viewer.getByRole('button', { name: /^Like/ }).click();
    await expect(viewer.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(post.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const box = post.getByRole('textbox', { name: 'Write a comment' });
    await box.fill('First word');
    await box.press('Enter');
    await expect(post.getByRole('list', { name: 'Comments' }).getByText('First word')).toBeVisible();
    await expect(comments).toHaveAccessibleName(/^Comments, 1 comment/);
    await expect.poll(() => actions.length).toBeGreaterThanOrEqual(2);
    for (const action of actions) expect((await readReply(action)).api_status).toBe(200);
  });

  await test.step('it is shared to the timeline', async () => {
    await post.getByRole('button', { name: /^Share, / }).click();
    const dialog = page.getByRole('dialog', { name: 'Share post' });
    await dialog.getByRole('textbox').fill(shareText);
    const shared = page.waitForResponse((response) => (response.request().postData() ?? '').includes('share_post_on_timeline'));
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await shared;
  });

  await test.step('all of it is still shown after a reload, and the comments have the chosen order', async () => {
    await author.call('comments', { type: 'create', post_id: postId, text: 'Last word' });
    await page.reload();
    await expect(post).toContainText(/edited · Only you/);
    await expect(post).toContainText('High tide');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    const texts = post.getByRole('region', { name: 'Comments' }).getByText(/^(First|Last) word$/);
    await expect(texts).toHaveText(['Last word', 'First word']);
    await post.getByRole('combobox', { name: 'Order of comments' }).selectOption('Oldest first');
    await expect(texts).toHaveText(['First word', 'Last word']);
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('the feed has the post that shares it', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('article').filter({ hasText: shareText })).toContainText('High tide');
  });
});
