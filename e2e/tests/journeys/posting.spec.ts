import { randomUUID } from 'node:crypto';
import { expectAccessibleInLooks, narrowDark, wideLight } from '../../support/accessibility/expect-accessible';
import { pictureFile } from '../../support/albums';
import { uniqueText, writePrivatePost } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

test.describe('writing', () => {
  test('a post written in the inline box stands on top of the feed, and after a reload too', async ({ authorPage: page }) => {
    const text = `Written at ${randomUUID()}`;
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(page.getByRole('article').first()).toContainText(text);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Share something' })).toHaveValue('');
  });

  test('an empty post cannot be sent, and the dialog says why', async ({ memberPage: page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Create a Post' });
    await expect(dialog.getByRole('button', { name: 'Post', exact: true })).toBeDisabled();
    await expect(dialog.getByRole('status').filter({ hasText: /write something/i })).toBeAttached();
    for (const tile of ['Image', 'Video', 'File', 'Poll', 'Audio', 'Feelings', 'GIF', 'Color'])
      await expect(dialog.getByText(tile, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Turn Off Comments' })).not.toBeChecked();
  });

  test('a draft survives a reload', async ({ authorPage: page }) => {
    const text = `A draft of ${randomUUID()}`;
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('textbox', { name: 'Share something' })).toHaveValue(text, { timeout: 1500 });
    }).toPass();
  });

  test('a picture is described before it is posted, and readers have the description', async ({ authorPage: page }) => {
    const [text, description] = [`Described ${randomUUID()}`, `A kite & a <cloud>, ${randomUUID()}`];
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByLabel('Image to attach').setInputFiles([pictureFile('kite.png'), pictureFile('sea.png')]);
    await page.getByRole('button', { name: 'Describe kite.png' }).click();
    await page.getByRole('textbox', { name: 'Description of kite.png' }).fill(description);
    await page.reload();
    await page.getByRole('button', { name: 'Description of kite.png' }).click();
    await expect(page.getByRole('textbox', { name: 'Description of kite.png' })).toHaveValue(description);

    await page.getByRole('checkbox', { name: 'Remind me to describe pictures' }).check();
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Description of sea.png' })).toBeFocused();
    await expectAccessibleInLooks(page, 'undescribed pictures', [wideLight, narrowDark]);
    await page.getByRole('button', { name: 'Post without descriptions' }).click();

    // Closed, as it would lie over the buttons of the viewer.
    await page.getByText('Your post is published.').click();
    const article = page.getByRole('article').filter({ hasText: text });
    await expect(article.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
    await article.getByRole('button', { name: description }).click();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    await viewer.getByRole('button', { name: /^ALT/ }).click();
    await expect(viewer.getByText(description)).toBeVisible();
    await expectAccessibleInLooks(page, 'a described photo', [wideLight, narrowDark]);
  });

  test('pictures published without a description are asked for, described with the focus on the first, and not asked for again where unwanted', async ({
    authorPage: page,
  }) => {
    const publish = async (text: string) => {
      await page.getByRole('textbox', { name: 'Share something' }).fill(text);
      await page.getByLabel('Image to attach').setInputFiles([pictureFile('kite.png'), pictureFile('sea.png')]);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
    };
    const notice = page.getByText('Your post is published. 2 pictures have no description.');
    const description = `A kite of ${randomUUID()}`;
    const text = `Undescribed ${randomUUID()}`;
    await page.goto('/');
    await publish(text);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Describe pictures' });
    await expect(dialog.getByRole('textbox', { name: 'Description of picture 1' })).toBeFocused();
    await page.keyboard.type(description);
    await expectAccessibleInLooks(page, 'the descriptions of a published post', [wideLight, narrowDark]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const article = page.getByRole('article').filter({ hasText: text });
    await expect(article.getByRole('button', { name: description })).toBeVisible();
    await expect(article).toBeFocused();

    await page.reload();
    await expect(article.getByRole('button', { name: description })).toBeVisible();
    await publish(`Undescribed ${randomUUID()}`);
    await expect(notice).toBeVisible();
    // It is shown for ten seconds, which a busy machine may need for this.
    await expectAccessibleInLooks(page, 'a notice that asks for descriptions', [wideLight, narrowDark]);
    await page.reload();
    await publish(`Undescribed ${randomUUID()}`);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: "Don't ask again" }).click();
    await expect(page.getByText("You won't be asked again.")).toBeVisible();
    await page.reload();
    await publish(`Undescribed ${randomUUID()}`);
    await expect(page.getByText('Your post is published.', { exact: true })).toBeVisible();
  });

  test('a post that cannot be sent stays with a Retry, which sends it', async ({ authorPage: page }) => {
    const text = `Kept ${randomUUID()}`;
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.route('**/api/new_post**', (route) => route.abort());
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(page.getByText('Not sent', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/api/new_post**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toContainText(text);
  });

  test('a post written offline waits, and is published once by itself when the connection is back', async ({
    memberPage: page,
    context,
  }) => {
    const text = `Offline ${randomUUID()}`;
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Share something' }).fill(text);
    await page.getByRole('textbox', { name: 'Share something' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Post on its way' })).toContainText('It is posted by itself');
    await context.setOffline(false);
    await expect(page.getByRole('article').first()).toContainText(text);
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toHaveCount(1);
  });

  test('a comment is added on top, and its count rises', async ({ author, authorPage: page }) => {
    const [post, text] = [uniqueText(), `A comment of ${randomUUID()}`];
    await writePrivatePost(author, post);
    await page.goto('/');
    const article = page.getByRole('article').filter({ hasText: post });
    const comments = article.getByRole('button', { name: /^Comments, / });
    await expect(comments).toHaveAccessibleName(/^Comments, 0 comment/);
    await comments.click();
    await article.getByRole('textbox', { name: 'Write a comment' }).fill(text);
    await article.getByRole('textbox', { name: 'Write a comment' }).press('Enter');
    await expect(article.getByRole('list', { name: 'Comments' }).getByText(text)).toBeVisible();
    await expect(comments).toHaveAccessibleName(/^Comments, 1 comment/);
  });

  test('a hidden post disappears at once, and Undo shows it again', async ({ authorPage: page }) => {
    await page.goto('/');
    const article = page.getByRole('article').nth(2);
    await article.scrollIntoViewIfNeeded();
    await expect(article).toHaveAttribute('aria-labelledby', /./);
    const name = await article.getAttribute('aria-labelledby');
    await article
      .getByRole('button', { name: /options|more/i })
      .first()
      .click();
    await page.getByRole('menuitem', { name: /hide/i }).click();
    await expect(page.getByText('Post hidden successfully')).toBeVisible();
    await expect(page.locator(`article[aria-labelledby="${name}"]`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator(`article[aria-labelledby="${name}"]`)).toBeVisible();
  });

  test('sharing to the timeline makes a post that holds the shared one', async ({ author, authorPage: page }) => {
    const [post, text] = [uniqueText(), `Look at this ${randomUUID()}`];
    await writePrivatePost(author, post);
    await page.goto('/');
    await page.getByRole('article').filter({ hasText: post }).getByRole('button', { name: /share/i }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(text);
    const shared = page.waitForResponse(
      (response) => response.url().includes('/api/posts') && (response.request().postData() ?? '').includes('share_post_on_timeline'),
    );
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await shared;
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: text })).toContainText(post);
  });
});
