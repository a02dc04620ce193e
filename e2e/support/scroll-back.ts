import type { Page } from '@playwright/test';

/**
 * `maxShiftPx` is the largest movement of the message under the pointer, in pixels and fractions. `maxMessages` is the largest number of
 * messages in the page.
 */
export type ScrollBack = { maxShiftPx: number; maxMessages: number };

/**
 * Scrolls up in an open conversation until a page of older messages is added, `pages` times. Measures the position of the message under the
 * pointer in every frame.
 */
export async function scrollBack(page: Page, pages: number): Promise<ScrollBack> {
  const log = page.getByRole('region', { name: /^Messages with/ });
  const box = await log.boundingBox();
  if (!box) throw new Error('no conversation is open');
  const pointer = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(pointer.x, pointer.y);
  return log.evaluate(scrollUp, { ...pointer, pages });
}

/** Runs in the page. */
async function scrollUp(log: Element, { x, y, pages }: { x: number; y: number; pages: number }): Promise<ScrollBack> {
  const FRAMES_AFTER = 10;
  const MAX_FRAMES = 300;
  const frame = () => new Promise(requestAnimationFrame);
  const messages = () => log.querySelectorAll('[data-message-id]');
  let [maxShiftPx, maxMessages] = [0, 0];
  for (let round = 0; round < pages; round++) {
    // Scrolls to the very top, or a little less.
    log.scrollTop = Math.min(log.scrollTop, (round % 4) * 70);
    const item = document.elementFromPoint(x, y)?.closest('li');
    const bubble = item?.querySelector('.bubble') ?? item;
    if (!bubble) throw new Error('nothing is under the pointer');
    const before = bubble.getBoundingClientRect().top;
    let first = messages()[0];
    let [still, frames, isLoaded] = [0, 0, false];
    while (!isLoaded || still < FRAMES_AFTER) {
      await frame();
      if (++frames > MAX_FRAMES) throw new Error('no older messages come');
      if (!bubble.isConnected) throw new Error('the message under the pointer was removed');
      maxShiftPx = Math.max(maxShiftPx, Math.abs(bubble.getBoundingClientRect().top - before));
      maxMessages = Math.max(maxMessages, messages().length);
      const isSame = messages()[0] === first;
      first = messages()[0];
      isLoaded ||= !isSame;
      still = isSame ? still + 1 : 0;
    }
  }
  return { maxShiftPx: Math.round(maxShiftPx * 1000) / 1000, maxMessages };
}
