import type { Locator, Page } from '@playwright/test';
import { createAlbum } from '../../support/albums';
import { expect, test } from '../../support/test';

test('a mouse moves the row of stories by its arrows, each of which is there while it leads somewhere', async ({ memberPage: page }) => {
  // Narrow enough that the stories of the seed do not fit.
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/');
  const row = page.getByRole('list', { name: 'Stories' });
  await expect(page.getByRole('button', { name: 'Create story' })).toBeVisible();
  await row.hover();
  const [earlier, more] = [page.getByRole('button', { name: 'Earlier stories' }), page.getByRole('button', { name: 'More stories' })];
  await expect(more).toBeVisible();
  await expect(earlier).toHaveCount(0);

  await more.click();
  await expect(earlier).toBeVisible();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await earlier.click();
  await expect(earlier).toHaveCount(0);
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
});

test.describe('on a touchscreen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two fingers zoom a photo, one steps to the next while none is magnified, and a tap right after shares it', async ({
    memberPage: page,
    baseURL,
  }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: async (shared: ShareData) => void Object.assign(window, { shared }) });
    });
    const { id } = await createAlbum(2);
    await page.goto(`/my-albums/${id}`);
    await page
      .getByRole('button', { name: /^Photo 1|1 of 2/ })
      .first()
      .tap();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    const photo = viewer.getByRole('img', { name: /.+/ }).first();
    await expect(photo).toBeVisible();
    const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
    await expect(zoomOut).toBeDisabled();

    // The fingers end three times as far apart as they start.
    await pinch(page, viewer, 160);
    await expect(zoomOut).toBeEnabled();
    await expect.poll(() => readScale(photo)).toBeCloseTo(3);
    // A finger on a magnified photo does not step to the next one.
    await drag(page, viewer, -150);
    await expect(viewer.getByText('1 of 2')).toBeVisible();
    await expect.poll(() => readScale(photo)).toBeCloseTo(3);
    await pinch(page, viewer, -160);
    await expect(zoomOut).toBeDisabled();
    await drag(page, viewer, -150);
    await expect(viewer.getByText('2 of 2')).toBeVisible();

    await viewer.getByRole('button', { name: 'Share photo' }).tap();
    await viewer.getByRole('group', { name: 'Ways to share the photo' }).getByRole('button', { name: 'More', exact: true }).tap();
    const shared = await page.evaluate(() => (window as { shared?: ShareData }).shared);
    expect(shared?.url).toContain(`${baseURL}/`);
    expect(new URL(shared?.url ?? '').search).toContain('photo=');
  });
});

/** How much larger than its room a photo is shown. */
function readScale(photo: Locator): Promise<number> {
  return photo.evaluate((element) => element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth);
}

type Point = { x: number; y: number };

async function centerOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('what should be touched is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves fingers from some points to others. Playwright itself only taps. */
async function moveFingers(page: Page, from: Point[], to: Point[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await touch('touchStart', from);
  for (let step = 1; step <= 6; step++) {
    const between = (start: number, end = start) => start + ((end - start) * step) / 6;
    await touch(
      'touchMove',
      from.map(({ x, y }, at) => ({ x: between(x, to[at]?.x), y: between(y, to[at]?.y) })),
    );
  }
  await touch('touchEnd', []);
  await devtools.detach();
}

/** Moves two fingers apart by so many pixels, or together. */
async function pinch(page: Page, target: Locator, byPx: number): Promise<void> {
  const { x, y } = await centerOf(target);
  const start = byPx > 0 ? 40 : 40 - byPx / 2;
  const end = start + byPx / 2;
  const pair = (offset: number) => [
    { x: x - offset, y },
    { x: x + offset, y },
  ];
  await moveFingers(page, pair(start), pair(end));
}

async function drag(page: Page, target: Locator, byPx: number): Promise<void> {
  const { x, y } = await centerOf(target);
  await moveFingers(page, [{ x: x - byPx / 2, y }], [{ x: x + byPx / 2, y }]);
}
