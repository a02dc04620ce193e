import type { Page } from '@playwright/test';
import { untilDrawn } from './move-within-app';

/**
 * Runs an action that shows a notice as if the window had no focus. The notice's timer is then stopped until the pointer has entered and
 * left it, so that a slow machine can press its buttons.
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
