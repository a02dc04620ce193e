import type { Page } from '@playwright/test';

/** Every call to the provider. */
const CALLS = /\/api\/|\/app_api\.php/;

/** What a provider in trouble answers to everything. */
export const troubles = {
  'is down': { status: 502, body: 'Bad gateway' },
  'talks rubbish': { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
} as const;

export type Trouble = keyof typeof troubles;

/** The provider is slow: no call of the page is answered before the returned function is called. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CALLS, async (route) => {
    await held;
    // A page that has gone on meanwhile has given its call up.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(CALLS);
  };
}

/** The provider answers nothing of use until the returned function is called. */
export async function breakDown(page: Page, trouble: Trouble): Promise<() => Promise<void>> {
  await page.route(CALLS, (route) => route.fulfill(troubles[trouble]));
  return () => page.unroute(CALLS);
}
