import { randomUUID } from 'node:crypto';
import { pictures, writePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test.describe('a post', () => {
  test('says who wrote it, shows its text with links that open a new tab, and counts likes, comments and shares', async ({
    memberPage: page,
  }) => {
    await page.goto(`/post/${await writePost('asha', 'Read https://example.com/a today #rows')}`);
    const post = page.getByRole('article');
    await expect(post.getByText('Asha', { exact: false }).first()).toBeVisible();
    await expect(post.getByRole('link', { name: /example\.com/ })).toHaveAttribute('target', '_blank');
    await expect(post.getByRole('link', { name: '#rows' })).toBeVisible();
    for (const count of [/^Like, /, /^Comments, /, /^Share, /]) await expect(post.getByRole('button', { name: count })).toBeVisible();
  });

  test('a like adds one, survives a reload, and is removed', async ({ memberPage: page }) => {
    await page.goto(`/post/${await writePost('asha', `Like me ${randomUUID()}`)}`);
    const like = page.getByRole('article').getByRole('button', { name: /^Like, / });
    const answered = page.waitForResponse(/post-actions/);
    await like.click();
    await expect(like).toHaveAccessibleName('Like, 1 like');
    await answered;
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await like.click();
    await expect(like).toHaveAccessibleName('Like, 0 likes');
  });

  test('a refused like is reverted, and a notification says so', async ({ memberPage: page }) => {
    await page.goto(`/post/${await writePost('asha', `Refuse me ${randomUUID()}`)}`);
    const like = page.getByRole('article').getByRole('button', { name: /^Like, / });
    await page.route('**/api/post-actions**', (route) => route.abort());
    await Promise.all([expect(page.getByText('Your like did not get through.')).toBeVisible(), like.click()]);
    await expect(like).toHaveAccessibleName('Like, 0 likes');
  });

  test('a saved post is still saved after a reload', async ({ memberPage: page }) => {
    await page.goto(`/post/${await writePost('asha', `Save me ${randomUUID()}`)}`);
    const save = page.getByRole('article').getByRole('button', { name: 'Save', exact: true });
    const answered = page.waitForResponse(/post-actions/);
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await answered;
    await page.reload();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  });

  test('hiding removes the post and shows a message; a failure says so and shows it again', async ({ memberPage: page }) => {
    const text = `Hide me ${randomUUID()}`;
    await writePost('asha', text);
    await page.goto('/');
    const post = page.getByRole('article').filter({ hasText: text });
    await page.route('**/api/hide_post**', (route) => route.abort());
    await post.getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Hide post' }).click();
    await expect(page.getByText('Post hidden successfully')).toBeVisible();
    await expect(post).toHaveCount(0);
    const isShown = expect(page.getByText('Error hiding post')).toBeVisible();
    await page.getByRole('button', { name: /close/i }).first().click();
    await isShown;
    await expect(post).toBeVisible();
  });

  test("another's post can be reported, and the report withdrawn", async ({ memberPage: page }) => {
    await page.goto(`/post/${await writePost('asha', `Report me ${randomUUID()}`)}`);
    await page.getByRole('article').getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Report post' }).click();
    // Our provider accepts reasons in both modes.
    await page.getByRole('dialog').getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. The post was reported')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Your report is taken back.')).toBeVisible();
  });

  test("one's own post is edited in place, and the edit lasts", async ({ memberPage: page }) => {
    const id = randomUUID();
    await page.goto(`/post/${await writePost('demo', `First words ${id}`)}`);
    const post = page.getByRole('article');
    await post.getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Edit post' }).click();
    const editor = post.getByRole('textbox', { name: 'Edit your post' });
    await expect(editor).toHaveValue(`First words ${id}`);
    await editor.fill(`Other words ${id} #rows`);
    await post.getByRole('button', { name: 'Save changes' }).click();
    // The field still shows the text while it is being sent.
    await expect(editor).toBeHidden();
    await expect(post.getByText(`Other words ${id}`)).toBeVisible();
    await page.reload();
    await expect(post.getByText(`Other words ${id}`)).toBeVisible();
  });

  for (const [count, shown, more] of [
    [1, 1, null],
    [2, 2, null],
    [3, 3, null],
    [5, 3, '+2'],
  ] as const) {
    test(`of ${count} pictures ${shown} stand side by side${more ? ` and the third says ${more}` : ''}`, async ({ memberPage: page }) => {
      const photos = count === 1 ? { 'postPhotos[]': pictures(1) } : { 'postPhotos[]': pictures(count) };
      await page.goto(`/post/${await writePost('asha', `Pictures ${count}`, photos)}`);
      const post = page.getByRole('article');
      await expect(post.getByRole('button', { name: /^Photo \d of/ })).toHaveCount(shown);
      if (more) await expect(post.getByText(more, { exact: true })).toBeVisible();
    });
  }

  test('a picture opens over the page at its own address; Back closes it and focus is on its tile', async ({ memberPage: page }) => {
    const postId = await writePost('asha', 'Look closely', { 'postPhotos[]': pictures(3) });
    await page.goto(`/post/${postId}`);
    const tile = page.getByRole('button', { name: 'Photo 2 of 3' });
    await tile.click();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    await expect(viewer).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`photo=${postId}\\.2`));
    // It receives keys only with the focus, which a busy machine sets shortly after it is visible.
    await expect.poll(() => viewer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`photo=${postId}\\.3`));
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tile).toBeFocused();
  });

  test('a PDF has an Open PDF link, a sound a player, and a long name is cut at 40 characters', async ({ memberPage: page }) => {
    const name = `${'long-'.repeat(12)}name`;
    const pdf = new File(['%PDF-1.4\n%%EOF\n'], `${name}.pdf`, { type: 'application/pdf' });
    await page.goto(`/post/${await writePost('asha', 'A document', { postFile: pdf })}`);
    const link = page.getByRole('article').getByRole('link', { name: /Open PDF/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toContainText('….pdf');
    expect(((await link.getByTitle(`${name}.pdf`).textContent()) ?? '').length).toBe(40);
  });

  test('a picture that does not load shows a placeholder and Retry', async ({ memberPage: page }) => {
    await page.route('**/upload/**', (route) => route.abort());
    await page.goto(`/post/${await writePost('asha', 'Broken', { 'postPhotos[]': pictures(2) })}`);
    const post = page.getByRole('article');
    await expect(post.getByRole('img', { name: /could not be loaded/ }).first()).toBeVisible();
    await expect(post.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
  });

  test('a reaction is chosen with keys, survives a reload, and its author is listed', async ({ memberPage: page }) => {
    await page.goto(`/post/${await writePost('asha', `React ${randomUUID()}`)}`);
    const post = page.getByRole('article');
    const like = post.getByRole('button', { name: /^Like, / });
    await like.focus();
    await page.keyboard.press('ArrowUp');
    const answered = page.waitForResponse((response) => (response.request().postData() ?? '').includes('action=reaction'));
    await page.getByRole('menuitemradio', { name: 'Wow' }).click();
    await expect(like).toHaveAccessibleName('Like, 1 like, yours is Wow');
    await answered;
    await page.reload();
    await expect(like).toHaveAccessibleName('Like, 1 like, yours is Wow');
    await post.getByRole('button', { name: 'Who reacted' }).click();
    await expect(page.getByRole('dialog', { name: 'Who reacted' }).getByRole('listitem')).toHaveCount(1);
  });
});
