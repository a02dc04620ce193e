import type { Page, Route } from '@playwright/test';

/** Matches every call to the provider. */
const CALLS = /\/api\/|\/app_api\.php/;

/** Replies of a failing provider to all calls, by their names in test titles. */
export const outages = {
  'is down': { status: 502, body: 'Bad gateway' },
  'talks rubbish': { status: 200, contentType: 'text/html', body: '<h1>Welcome</h1>' },
} as const;

export type Outage = keyof typeof outages;

/** Delays every call of the page until the returned function is called. After that, earlier routes of the page apply. */
export async function delayProvider(page: Page): Promise<() => Promise<void>> {
  return holdProvider(page, (route) => route.fallback());
}

/** Delays every call of the page until the returned function is called. Then they fail until the function that it returns is called. */
export async function delayFailingProvider(page: Page, outage: Outage): Promise<() => Promise<() => Promise<void>>> {
  const release = await holdProvider(page, (route) => route.fulfill(outages[outage]));
  return async () => {
    const recover = await failProvider(page, outage);
    await release();
    return recover;
  };
}

async function holdProvider(page: Page, answer: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await held;
    // A page that has navigated has aborted its call.
    await answer(route).catch(() => undefined);
  };
  await page.route(CALLS, hold);
  return async () => {
    release();
    await page.unroute(CALLS, hold);
  };
}

/** Fails every call of the page until the returned function is called. */
export async function failProvider(page: Page, outage: Outage): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.fulfill(outages[outage]);
  await page.route(CALLS, fail);
  return () => page.unroute(CALLS, fail);
}

/** Answers every call of the page as the provider does, but with empty lists. The live stream, whose reply does not end, stays as it is. */
export async function emptyProvider(page: Page): Promise<void> {
  await page.route(CALLS, async (route) => {
    if (route.request().url().includes('/live_events')) return route.fallback();
    const response = await route.fetch();
    const reply = (await response.json()) as Record<string, unknown>;
    const emptied = Object.entries(reply).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
    return route.fulfill({ response, json: Object.fromEntries(emptied) });
  });
}
