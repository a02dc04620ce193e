import type { Page } from '@playwright/test';

/** Holds the responses of an address. @returns a function that releases them */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
