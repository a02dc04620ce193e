import { pictureFile } from '../../support/albums';
import { expect, test } from '../../support/test';

test('a member writes a blog, whose draft survives a reload and a failed send, changes it and deletes it', async ({ authorPage: page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Write a blog' }).click();
  await page.getByLabel('Title').fill('Why ferns are old');
  await page.getByLabel('Summary').fill('Old ideas about old plants');
  await page.getByLabel('Category').selectOption('Nature');
  const editor = page.getByRole('textbox', { name: 'Text' });
  await editor.click();
  await page.getByRole('button', { name: 'Heading (H2)' }).click();
  await page.keyboard.type('The first fern');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ferns are ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('very old');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bulleted list' }).click();
  await page.keyboard.type('They like shade');
  await page.getByLabel('Pictures of the text').setInputFiles(pictureFile('fern.png'));
  await page.getByLabel('Describe the picture').fill('A fern');

  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Why ferns are old');
  await expect(editor.getByRole('heading', { level: 2 })).toHaveText('The first fern');
  await expect(editor.getByRole('img', { name: 'A fern' })).toBeVisible();

  await page.route('**/api/create-blog**', (route) => route.abort());
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toContainText('The blog was not published. Everything is kept here.');
  await page.unroute('**/api/create-blog**');
  await page.getByRole('button', { name: 'Retry' }).click();

  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Why ferns are old');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('The first fern');
  await expect(article.locator('strong')).toHaveText('very old');
  await expect(article.getByRole('listitem').filter({ hasText: 'They like shade' })).toBeVisible();
  const picture = article.getByRole('img', { name: 'A fern' });
  await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Title').fill('Why ferns are young');
  await page.getByRole('button', { name: 'Save blog' }).click();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Why ferns are young');
  await expect(article.getByRole('img', { name: 'A fern' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog', { name: 'Delete this blog?' }).getByRole('button', { name: 'Delete blog' }).click();
  await expect(page.getByText('Your blog is deleted.')).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('link', { name: 'Why ferns are young' })).toHaveCount(0);
});
