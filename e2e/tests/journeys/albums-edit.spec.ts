import type { Page } from '@playwright/test';
import { createAlbum, pictureFile } from '../../support/albums';
import { MAX_LAYOUT_SHIFT, observeLayoutShift, takeLayoutShift } from '../../support/layout-shift';
import type { NewMember } from '../../support/new-member';
import { callProvider, pictures } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

type WireAlbum = { id: string; photo_album: { id: string; image: string }[] };

async function openAlbum(page: Page, author: NewMember, pictureCount: number): Promise<WireAlbum> {
  const fields = { type: 'create', album_name: 'Walks', 'postPhotos[]': pictures(pictureCount) };
  const { data } = await callProvider(author, 'albums', fields);
  const album = data as WireAlbum;
  await page.goto(`/my-albums/${album.id}`);
  await expect(page.getByRole('article', { name: 'Walks' })).toBeVisible();
  return album;
}

async function readAlbum(author: NewMember, { id }: WireAlbum) {
  const { post_data: album } = await callProvider(author, 'get-post-data', { post_id: id, fetch: 'post_data' });
  return album as WireAlbum & { album_name: string; album_cover: string; Orginaltext: string };
}

const tiles = (page: Page) => page.getByRole('list', { name: /^Photos of/ }).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function choose(page: Page, option: string): Promise<void> {
  await button(page, 'Album options').click();
  await page.getByRole('menuitem', { name: option }).click();
}

test('an owner renames and describes an album, adds photos, orders them, chooses the cover and removes one', async ({
  author,
  authorPage: page,
}) => {
  const album = await openAlbum(page, author, 3);
  const [first = '', second = '', third = ''] = album.photo_album.map(({ id }) => id);

  await choose(page, 'Edit name and description');
  await page.getByRole('textbox', { name: 'Album name' }).fill('Walks by the lake');
  await page.getByRole('textbox', { name: 'Description' }).fill('Every Sunday of May');
  await button(page, 'Save').click();
  await expect(page.getByRole('article', { name: 'Walks by the lake' })).toContainText('Every Sunday of May');

  await button(page, 'Add photos').click();
  await page.getByLabel('Photos and videos').setInputFiles([pictureFile('a.png'), pictureFile('b.png')]);
  await button(page, 'Add 2 files to the album').click();
  await expect(tiles(page)).toHaveCount(5);

  await choose(page, 'Arrange photos');
  await button(page, 'Move photo 1 later').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Move photo 3 later')).toBeFocused();
  const arranged = page.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem');
  const dragged = (await arranged.nth(4).getAttribute('data-item')) ?? '';
  await arranged.nth(4).dragTo(arranged.first());
  // The browser tells of the drop later than the drag resolves; the numbers of the photos change with it.
  await expect(arranged.first()).toHaveAttribute('data-item', dragged);
  await button(page, 'Make photo 3 the cover').click();
  await expect(page.getByRole('button', { name: 'Make photo 3 the cover', pressed: true })).toBeVisible();
  await button(page, 'Remove photo 2').click();
  await expect(arranged).toHaveCount(4);
  await button(page, 'Done').click();

  // Removed once the notice with Undo has closed.
  await expect.poll(async () => (await readAlbum(author, album)).photo_album.length, { timeout: 20_000 }).toBe(4);
  const stored = await readAlbum(author, album);
  expect(stored).toMatchObject({ album_name: 'Walks by the lake', album_cover: third, Orginaltext: 'Every Sunday of May' });
  expect(stored.photo_album.slice(1, 3).map(({ id }) => id)).toEqual([third, first]);
  expect(stored.photo_album.map(({ id }) => id)).not.toContain(second);
  await page.reload();
  await expect(tiles(page)).toHaveCount(4);
});

test('an order that is not answered stays on the page until it is saved', async ({ author, authorPage: page }) => {
  const album = await openAlbum(page, author, 2);
  const ids = album.photo_album.map(({ id }) => id);
  await choose(page, 'Arrange photos');
  await page.route('**/api/albums?**', (route) => route.abort());
  await button(page, 'Move photo 1 later').click();
  const alert = page.getByRole('alert').filter({ hasText: 'The order could not be saved; it is still here.' });
  await expect(alert).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/albums?**');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  const storedIds = async () => (await readAlbum(author, album)).photo_album.map(({ id }) => id);
  await expect.poll(storedIds).toEqual(ids.toReversed());
});

test('rows keep their place while photos arrive; a photo opens from its small variant, plays on and can be downloaded', async ({
  memberPage: page,
}) => {
  await observeLayoutShift(page);
  await page.goto(`/my-albums/${(await createAlbum(9)).id}`);
  await button(page, 'Rows in real proportions').click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Rows in real proportions', pressed: true })).toBeVisible();
  await expect(tiles(page).first().getByRole('img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { score, moved } = await takeLayoutShift(page);
  expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);

  // Whole photos stay away until the test lets them come.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/_image\.jpg/, async (route) => {
    await released;
    await route.continue();
  });
  await tiles(page).first().getByRole('button').click();
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await expect(viewer.locator('img[src*="_image_small"]').first()).toBeVisible();
  await expect(viewer.getByRole('progressbar', { name: 'Loading the photo' })).toBeVisible();
  release();
  await expect(viewer.getByRole('progressbar', { name: 'Loading the photo' })).toHaveCount(0);

  await button(page, 'Play a slideshow').click();
  await expect(viewer).toContainText('2 of 9', { timeout: 20_000 });
  await button(page, 'Pause the slideshow').click();
  const download = page.waitForEvent('download');
  await viewer.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(tiles(page).first().getByRole('button')).toBeFocused();
});
