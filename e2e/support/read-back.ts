import type { Page } from '@playwright/test';

/** How far, in pixels and their fractions, what was under the pointer was moved at most, and how many messages stood in the page. */
export type ReadBack = { mostMovedPx: number; mostLines: number };

/**
 * Goes up in an open talk again and again, and looks in every frame where the words under the pointer are, until a page of older
 * messages has come in above them.
 */
export async function readBack(page: Page, pages: number): Promise<ReadBack> {
  const log = page.getByRole('region', { name: /^Messages with/ });
  const box = await log.boundingBox();
  if (!box) throw new Error('no talk is open');
  const pointer = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(pointer.x, pointer.y);
  return log.evaluate(goUp, { ...pointer, pages });
}

/** In the page. */
async function goUp(log: Element, { x, y, pages }: { x: number; y: number; pages: number }): Promise<ReadBack> {
  const FRAMES_AFTER = 10;
  const MOST_FRAMES = 300;
  const frame = () => new Promise(requestAnimationFrame);
  const lines = () => log.querySelectorAll('[data-message-id]');
  let [mostMovedPx, mostLines] = [0, 0];
  for (let round = 0; round < pages; round++) {
    // To the very top, and short of it.
    log.scrollTop = Math.min(log.scrollTop, (round % 4) * 70);
    const line = document.elementFromPoint(x, y)?.closest('li');
    const words = line?.querySelector('.bubble') ?? line;
    if (!words) throw new Error('nothing is under the pointer');
    const before = words.getBoundingClientRect().top;
    let first = lines()[0];
    let [still, frames, hasCome] = [0, 0, false];
    while (!hasCome || still < FRAMES_AFTER) {
      await frame();
      if (++frames > MOST_FRAMES) throw new Error('no older messages come');
      if (!words.isConnected) throw new Error('what was under the pointer is gone');
      mostMovedPx = Math.max(mostMovedPx, Math.abs(words.getBoundingClientRect().top - before));
      mostLines = Math.max(mostLines, lines().length);
      const isSame = lines()[0] === first;
      first = lines()[0];
      hasCome ||= !isSame;
      still = isSame ? still + 1 : 0;
    }
  }
  return { mostMovedPx: Math.round(mostMovedPx * 1000) / 1000, mostLines };
}
