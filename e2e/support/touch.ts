import type { Locator, Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Moves fingers from some points to others. Playwright can only tap. */
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

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element to touch is not shown.');
  return box;
}

async function centerOf(target: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(target);
  return { x: x + width / 2, y: y + height / 2 };
}

/** Moves two fingers apart by a number of pixels, or together if it is negative. */
export async function pinch(page: Page, target: Locator, byPx: number): Promise<void> {
  const { x, y } = await centerOf(target);
  const start = byPx > 0 ? 40 : 40 - byPx / 2;
  const end = start + byPx / 2;
  const pair = (offset: number) => [
    { x: x - offset, y },
    { x: x + offset, y },
  ];
  await moveFingers(page, pair(start), pair(end));
}

/** Drags the middle of an element sideways by a number of pixels. */
export async function drag(page: Page, target: Locator, byPx: number): Promise<void> {
  const { x, y } = await centerOf(target);
  await moveFingers(page, [{ x: x - byPx / 2, y }], [{ x: x + byPx / 2, y }]);
}

/** Moves a finger over an element to the right, starting near its left edge. */
export async function swipe(page: Page, target: Locator, byPx: number): Promise<void> {
  const { x, y, height } = await boxOf(target);
  const start = { x: x + 100, y: y + height / 2 };
  await moveFingers(page, [start], [{ ...start, x: start.x + byPx }]);
}
