import { expect, type Page } from '@playwright/test';

/** Waits until the browser can open the page offline: a worker is active, and document, scripts and replies are stored. */
export async function untilStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const names = await caches.keys();
      return Boolean(registration?.active && (await caches.match('/offline/document')) && names.some((name) => name.startsWith('member')));
    });
  await expect.poll(isStored).toBe(true);
}

/** Lists the caches of the page's origin, and how many workers are registered. */
export function readStored(page: Page): Promise<{ caches: string[]; workers: number }> {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
}

/** Waits until the page may be left. While files are being written to the browser's database, the page asks to stay. */
export async function untilFilesWritten(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })))).toBe(true);
}
