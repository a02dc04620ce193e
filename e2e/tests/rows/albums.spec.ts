import type { Page } from '@playwright/test';
import { createAlbum, wireAlbum } from '../../support/albums';
import { PICTURE } from '../../support/provider-calls';
import { expect, test } from '../../support/test';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tiles = (page: Page) => page.getByRole('list', { name: /^Photos of/ }).getByRole('listitem');

/** Answers the calls for albums instead of the provider. */
async function answerAlbums(page: Page, body: Record<string, unknown>, call = 'albums'): Promise<void> {
  await page.route(`**/api/${call}?**`, (route) => route.fulfill({ json: body }));
  await page.route('**/album-pictures/**', (route) => route.fulfill({ body: PICTURE, contentType: 'image/png' }));
}

test.describe('My Albums', () => {
  test('lists the albums with name, photo count and a way to make one', async ({ memberPageOf }) => {
    const page = await memberPageOf('asha');
    await page.goto('/my-albums');
    await expect(page.getByRole('heading', { level: 1, name: 'My Albums' })).toBeVisible();
    await expect(card(page, 'A year of ferns')).toContainText('12 photos');
    await expect(card(page, 'A year of ferns').getByRole('link', { name: /^View more/ })).toContainText('+7');
    await expect(card(page, 'Cooked and eaten').getByRole('img')).toHaveCount(3);
    await page.getByRole('link', { name: 'Create Album' }).click();
    await expect(page).toHaveURL(/\/my-albums\/create$/);
  });

  test('a collage is one, two or three columns, two by two, one large with four, or six with +N', async ({ memberPage: page }) => {
    await answerAlbums(page, { api_status: 200, data: [0, 1, 2, 3, 4, 5, 6, 9].map((count) => wireAlbum(100 + count, count)) });
    await page.goto('/my-albums');
    await expect(card(page, 'Album 100')).toContainText('No images in this album');
    for (const count of [1, 2, 3, 4, 5, 6, 9])
      await expect(card(page, `Album ${100 + count}`).getByRole('img')).toHaveCount(Math.min(count, 6));
    await expect(card(page, 'Album 105').getByText('View more')).toHaveCount(0);
    await expect(card(page, 'Album 106').getByRole('link', { name: /^View more/ })).toContainText('+1');
    await expect(card(page, 'Album 109').getByRole('link', { name: /^View more/ })).toContainText('+4');

    const boxes = async (count: number) =>
      Promise.all(
        (
          await card(page, `Album ${100 + count}`)
            .getByRole('img')
            .all()
        ).map((tile) => tile.boundingBox()),
      );
    const columns = async (count: number) => new Set((await boxes(count)).map((box) => Math.round(box?.x ?? 0))).size;
    const areas = async (count: number) => (await boxes(count)).map((box) => (box?.width ?? 0) * (box?.height ?? 0));
    expect([await columns(1), await columns(2), await columns(3), await columns(4)]).toEqual([1, 2, 3, 2]);
    for (const count of [5, 6]) {
      const [main = 0, ...rest] = await areas(count);
      expect(main, `the first of ${count} is the large one`).toBeGreaterThan(2 * Math.max(...rest));
    }
  });

  test('an album without name and time is Untitled Album at Unknown time', async ({ memberPage: page }) => {
    await answerAlbums(page, { api_status: 200, data: [wireAlbum(7, 1, { album_name: null, time: null, post_time: '' })] });
    await page.goto('/my-albums');
    await expect(card(page, 'Untitled Album')).toContainText('Unknown time');
  });

  test('a list without albums says how to make one', async ({ memberPage: page }) => {
    await answerAlbums(page, { api_status: 200, data: [] });
    await page.goto('/my-albums');
    await expect(page.getByText('No albums found. Create your first album!')).toBeVisible();
  });

  test('a refusal and a lost connection each have a message, and Retry', async ({ memberPage: page }) => {
    await answerAlbums(page, { api_status: '400', errors: { error_id: 1, error_text: 'No such member' } });
    await page.goto('/my-albums');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch albums: No such member' })).toBeVisible();
    await page.route('**/api/albums?**', (route) => route.abort());
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Error fetching albums. Please try again.')).toBeVisible();
    await page.unroute('**/api/albums?**');
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('View more opens the whole album, and Back returns to the same scroll position', async ({ memberPage: page }) => {
    await answerAlbums(page, { api_status: 200, data: Array.from({ length: 20 }, (_, index) => wireAlbum(200 - index, 9)) });
    await page.goto('/my-albums');
    const more = card(page, 'Album 185').getByRole('link', { name: /^View more/ });
    await more.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await more.click();
    await expect(tiles(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\/my-albums\/185$/);
    await page.getByRole('link', { name: 'My Albums' }).click();
    await expect(card(page, 'Album 185')).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(3);
  });
});

test.describe('an album', () => {
  test('opens by its address and by its title, with real counts in two columns', async ({ memberPage: page }) => {
    const { id, name } = await createAlbum(3);
    await page.goto(`/my-albums/${id}`);
    await expect(card(page, name)).toContainText('3 photos');
    await expect(tiles(page)).toHaveCount(3);
    const lefts = await Promise.all([0, 1, 2].map(async (index) => (await tiles(page).nth(index).boundingBox())?.x));
    expect(new Set(lefts).size).toBe(2);
    await expect(card(page, name).getByRole('button', { name: 'Like, 0 likes' })).toBeVisible();
    await page.goto(`/my-albums/${encodeURIComponent(name)}`);
    await expect(card(page, name)).toBeVisible();
  });

  test('is liked like any post, and stays liked', async ({ memberPage: page }) => {
    const { id, name } = await createAlbum(1);
    await page.goto(`/my-albums/${id}`);
    const isSent = page.waitForResponse('**/api/post-actions?**');
    await card(page, name).getByRole('button', { name: 'Like, 0 likes' }).click();
    await isSent;
    await page.reload();
    await expect(card(page, name).getByRole('button', { name: 'Like, 1 like', pressed: true })).toBeVisible();
  });

  test('shows each photo large at an address of its own; keys step, Back closes, focus returns', async ({ memberPage: page }) => {
    const { id } = await createAlbum(3);
    await page.goto(`/my-albums/${id}`);
    await tiles(page).nth(1).getByRole('button').click();
    await expect(page).toHaveURL(/\?photo=2$/);
    await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toContainText('2 of 3');
    await page.getByRole('group', { name: /photo 2 of 3/ }).waitFor();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?photo=3$/);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(tiles(page).nth(1).getByRole('button')).toBeFocused();
  });

  test('of five thousand photos has few of them in the page, down to the last', async ({ memberPage: page }) => {
    await answerAlbums(page, { api_status: 200, post_data: wireAlbum(7, 5000) }, 'get-post-data');
    await page.goto('/my-albums/7');
    await expect(page.getByText('5,000 photos')).toBeVisible();
    expect(await tiles(page).count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('img', { name: 'Photo 5000 of 5000' })).toBeInViewport();
    expect(await tiles(page).count()).toBeLessThan(60);
  });

  test('of one’s own is deleted, and Undo restores it', async ({ memberPage: page }) => {
    const { id, name } = await createAlbum(1);
    await page.goto('/my-albums');
    await card(page, name).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/my-albums/${id}$`));
    await page.getByRole('button', { name: 'Album options' }).click();
    await page.getByRole('menuitem', { name: 'Delete album' }).click();
    // At once, before the notification closes.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(/\/my-albums$/);
    await expect(card(page, name)).toBeVisible();
  });
});
