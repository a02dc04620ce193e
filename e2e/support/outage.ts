import type { Page } from '@playwright/test';

/** Matches every call to the provider. */
const CALLS = /\/api\/|\/app_api\.php/;

/** By the words of a test's title: how a provider that fails answers every call. */
export const outages = {
  'is down': { status: 502, body: 'Bad gateway' },
  'talks rubbish': { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
} as const;

export type Outage = keyof typeof outages;

/** Delays every call of the page until the returned function is called. */
export async function delayProvider(page: Page): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CALLS, async (route) => {
    await held;
    // A page that navigated meanwhile has aborted its call.
    await route.continue().catch(() => undefined);
  });
  return async () => {
    release();
    await page.unroute(CALLS);
  };
}

/** Fails every call of the page until the returned function is called. */
export async function failProvider(page: Page, outage: Outage): Promise<() => Promise<void>> {
  await page.route(CALLS, (route) => route.fulfill(outages[outage]));
  return () => page.unroute(CALLS);
}

/** Answers every call of the page as the provider does, without the items of its lists. */
export async function emptyProvider(page: Page): Promise<void> {
  await page.route(CALLS, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as Record<string, unknown>;
    const emptied = Object.entries(reply).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
    await route.fulfill({ response, json: Object.fromEntries(emptied) });
  });
}
