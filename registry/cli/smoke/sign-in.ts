import type { BrowserContext } from 'playwright-core';

export type Account = { user: string; password: string };

const SIGN_IN_TIMEOUT_MS = 20_000;

/** Signs in through the page, as a member does. Finds the fields by their autocomplete purpose, which releases must not change. */
export async function signIn(
  context: BrowserContext,
  base: string,
  { user, password }: Account,
  timeoutMs = SIGN_IN_TIMEOUT_MS,
): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.goto(new URL('/login', base).href);
  await page.locator('input[autocomplete~="username"]').fill(user);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.locator('input[autocomplete="current-password"]').press('Enter');
  await page.waitForURL((url) => url.pathname.toLowerCase() !== '/login');
  await page.close();
}
