import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pictureFile } from '../../support/albums';
import { expect, test } from '../../support/test';

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Album name' });
const tiles = (page: Page) => page.getByRole('list', { name: 'Chosen photos and videos' }).getByRole('listitem');
const publish = (page: Page) => page.getByRole('button', { name: 'Publish Album' }).click();
const choose = (page: Page, ...files: ReturnType<typeof pictureFile>[]) =>
  page.getByLabel('Photos and videos', { exact: true }).setInputFiles(files);
const newName = () => `Album ${randomUUID().slice(0, 8)}`;

for (const path of ['/create-album', '/my-albums/create']) {
  test(`${path} asks for a name and for a file`, async ({ memberPage: page }) => {
    await page.goto(path);
    await nameField(page).fill('   ');
    await publish(page);
    await expect(page.getByText('Please enter album name')).toBeVisible();
    await expect(page.getByText('Please select at least one photo or video')).toBeVisible();
    await expect(nameField(page)).toBeFocused();
  });
}

test('of forty files an album keeps the 37 good ones, names the others and why, opens, and leaves an empty form', async ({
  memberPage: page,
}) => {
  const name = newName();
  await page.goto('/my-albums/create');
  await nameField(page).fill(name);
  const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') };
  const damaged = ['damaged.png', 'empty words.png'].map((file) => ({
    name: file,
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  }));
  const good = Array.from({ length: 37 }, (_, index) => pictureFile(`${index}.png`));
  await choose(page, ...good.slice(0, 20), notes, ...damaged, ...good.slice(20));
  await expect(page.getByText('“notes.txt” was left out: only photos and videos can be in an album.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(39);
  await publish(page);
  await expect(page.getByRole('article', { name })).toContainText('37 photos');
  for (const { name: file } of damaged) await expect(page.getByRole('alert').filter({ hasText: `“${file}” was left out` })).toBeVisible();
  await page.goto('/my-albums/create');
  await expect(nameField(page)).toHaveValue('');
  await expect(tiles(page)).toHaveCount(0);
});

test('files are sorted, removed and dropped; the order survives a reload', async ({ memberPage: page }) => {
  const name = newName();
  await page.goto('/create-album');
  await nameField(page).fill(name);
  await choose(page, pictureFile('a.png'), pictureFile('b.png'), pictureFile('c.png'));
  await page.getByRole('button', { name: 'Move c.png earlier' }).click();
  await page.getByRole('button', { name: 'Remove a.png' }).click();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'dropped.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await expect(tiles(page)).toHaveCount(3);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('dropped.png');
  await page.reload();
  await expect(nameField(page)).toHaveValue(name);
  await expect(tiles(page)).toHaveCount(3);
  for (const [index, file] of ['c.png', 'b.png', 'dropped.png'].entries()) {
    await expect(
      tiles(page)
        .nth(index)
        .getByRole('button', { name: `Remove ${file}` }),
    ).toBeVisible();
  }
});

test('a refusal and a lost connection each have a message, and Retry publishes the draft', async ({ memberPage: page }) => {
  const name = newName();
  await page.goto('/create-album');
  await nameField(page).fill(name);
  await choose(page, pictureFile('a.png'));
  await page.route('**/api/albums?**', (route) =>
    route.fulfill({ json: { api_status: '400', errors: { error_id: 1, error_text: 'No room' } } }),
  );
  await publish(page);
  await expect(page.getByText('Failed to create album: No room')).toBeVisible();
  await page.unroute('**/api/albums?**');
  await page.route('**/api/albums?**', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Error creating album. Please try again.')).toBeVisible();
  await page.unroute('**/api/albums?**');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article', { name })).toContainText('1 photo');
});

test('an upload can be stopped, and nothing is lost', async ({ memberPage: page }) => {
  await page.goto('/create-album');
  await nameField(page).fill(newName());
  await choose(page, pictureFile('a.png'));
  await page.route('**/api/albums?**', () => new Promise(() => undefined));
  await publish(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('You stopped it.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
});

test('axe finds nothing in the form', async ({ memberPage: page }) => {
  await page.goto('/create-album');
  await choose(page, pictureFile('a.png'), pictureFile('b.png'));
  await expect(tiles(page)).toHaveCount(2);
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);
});
