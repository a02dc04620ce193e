import type { Locator, Page } from '@playwright/test';

/** Opens another address of the app without loading the document again, as Back and Forward do. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Resolves when the browser has drawn the page as it is now. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Turns the wheel by this many pixels at a time until the target is visible. */
export async function wheelUntil(page: Page, target: Locator, stepPx: number): Promise<void> {
  while (!(await target.isVisible())) {
    await page.mouse.wheel(0, stepPx);
    await untilDrawn(page);
  }
}
