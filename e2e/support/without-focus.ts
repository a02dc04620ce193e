import type { Page } from '@playwright/test';
import { untilDrawn } from './move-within-app';

/**
 * Does what leads to a notice as if the window had no focus. The time of the notice does not run then, until the pointer has come to it and
 * gone, so that a slow machine can press its buttons too.
 */
export async function withoutFocus(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
  await act();
  await untilDrawn(page);
  await page.evaluate(() => {
    document.hasFocus = () => Document.prototype.hasFocus.call(document);
  });
}
