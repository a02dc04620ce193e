import type { Page } from '@playwright/test';
import { pictureFile } from '../../support/albums';
import { holdAnswers } from '../../support/hold-answers';
import { MAX_LAYOUT_SHIFT, observeLayoutShift, takeLayoutShift } from '../../support/layout-shift';
import type { NewMember } from '../../support/new-member';
import { callProvider, pictures } from '../../support/provider-calls';
import { expect, test } from '../../support/test';
import { watchRequests } from '../../support/watch-requests';

type WireAlbum = { id: string; photo_album: { id: string; image: string }[] };

async function createWalks(author: NewMember, pictureCount: number): Promise<WireAlbum> {
  const fields = { type: 'create', album_name: 'Walks', 'postPhotos[]': pictures(pictureCount) };
  const { data } = await callProvider(author, 'albums', fields);
  return data as WireAlbum;
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

test('an album in rows keeps its place while photos arrive; a photo opens, plays on and downloads; the owner changes, fills and arranges it', async ({
  author,
  authorPage: page,
}) => {
  const album = await createWalks(author, 9);
  const [first = '', second = '', third = ''] = album.photo_album.map(({ id }) => id);
  const untilLoaded = watchRequests(page);
  const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
  await observeLayoutShift(page);
  await page.goto(`/my-albums/${album.id}`);

  await test.step('rows of real proportions are there at the next visit, and keep their place', async () => {
    await button(page, 'Rows in real proportions').click();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Rows in real proportions', pressed: true })).toBeVisible();
    await expect(tiles(page).first().getByRole('img')).toBeVisible();
    await untilLoaded();
    // The panel of a member without conversations becomes shorter.
    const { score, moved } = await takeLayoutShift(page, { isMainOnly: true });
    expect(score, moved).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });

  await test.step('a photo opens from its small variant, and shows that the whole one is loading', async () => {
    const release = await holdAnswers(page, '**/*_image.jpg*');
    await tiles(page).first().getByRole('button').click();
    await expect(viewer.locator('img[src*="_image_small"]').first()).toBeVisible();
    await expect(viewer.getByRole('progressbar', { name: 'Loading the photo' })).toBeVisible();
    release();
    await expect(viewer.getByRole('progressbar', { name: 'Loading the photo' })).toHaveCount(0);
  });

  await test.step('a slideshow continues with the next photo, which can be downloaded; Escape gives the focus back', async () => {
    await button(page, 'Play a slideshow').click();
    await expect(viewer).toContainText('2 of 9');
    await button(page, 'Pause the slideshow').click();
    const download = page.waitForEvent('download');
    await viewer.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.jpg$/);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(tiles(page).first().getByRole('button')).toBeFocused();
  });

  await test.step('the album is renamed and described, and photos are added', async () => {
    await choose(page, 'Edit name and description');
    await page.getByRole('textbox', { name: 'Album name' }).fill('Walks by the lake');
    await page.getByRole('textbox', { name: 'Description' }).fill('Every Sunday of May');
    await button(page, 'Save').click();
    await expect(page.getByRole('article', { name: 'Walks by the lake' })).toContainText('Every Sunday of May');
    await button(page, 'Add photos').click();
    await page.getByLabel('Photos and videos').setInputFiles([pictureFile('a.png'), pictureFile('b.png')]);
    await button(page, 'Add 2 files to the album').click();
    await expect(tiles(page)).toHaveCount(11);
  });

  const arranged = page.getByRole('list', { name: 'Photos in their order' }).getByRole('listitem');
  await test.step('an order that is not answered stays on the page until it is saved', async () => {
    await choose(page, 'Arrange photos');
    await page.route('**/api/albums?**', (route) => route.abort());
    await button(page, 'Move photo 1 later').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Move photo 3 later')).toBeFocused();
    const alert = page.getByRole('alert').filter({ hasText: 'The order could not be saved; it is still here.' });
    await expect(alert).toBeVisible();
    await page.unroute('**/api/albums?**');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
  });

  await test.step('photos are dragged, one becomes the cover, and one is removed', async () => {
    const dragged = (await arranged.nth(4).getAttribute('data-item')) ?? '';
    await arranged.nth(4).dragTo(arranged.first());
    // The browser reports the drop after the drag resolves. The numbers of the photos change with it.
    await expect(arranged.first()).toHaveAttribute('data-item', dragged);
    await button(page, 'Make photo 3 the cover').click();
    await expect(page.getByRole('button', { name: 'Make photo 3 the cover', pressed: true })).toBeVisible();
    await button(page, 'Remove photo 2').click();
    await expect(arranged).toHaveCount(10);
    await button(page, 'Done').click();
  });

  await test.step('all of it is stored', async () => {
    // Removed once the notice with Undo has closed.
    await expect.poll(async () => (await readAlbum(author, album)).photo_album.length).toBe(10);
    const stored = await readAlbum(author, album);
    expect(stored).toMatchObject({ album_name: 'Walks by the lake', album_cover: third, Orginaltext: 'Every Sunday of May' });
    expect(stored.photo_album.slice(1, 3).map(({ id }) => id)).toEqual([third, first]);
    expect(stored.photo_album.map(({ id }) => id)).not.toContain(second);
    await page.reload();
    await expect(tiles(page)).toHaveCount(10);
  });
});
