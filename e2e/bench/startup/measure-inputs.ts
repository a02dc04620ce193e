import type { BrowserContext, Page } from '@playwright/test';
import { measureStart, type Profile } from './measure-start';
import { readLongestInput } from './observe-page';
import { HOME } from './screens';

/** The most frequent inputs on Home. */
const actions: { name: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'like a post',
    act: (page) => page.getByRole('main').getByRole('article').first().getByRole('button', { name: /^Like/ }).first().click(),
  },
  {
    name: 'open comments',
    act: (page) =>
      page
        .getByRole('main')
        .getByRole('article')
        .first()
        .getByRole('button', { name: /comment/i })
        .first()
        .click(),
  },
  { name: 'open the composer', act: (page) => page.getByRole('textbox', { name: 'Share something' }).click() },
  { name: 'open a conversation', act: (page) => page.locator('aside a[href^="/chat-detailed/"]').first().click() },
];

/** Enough for the frame after the input, and for the browser to report it. */
const REPORTED_AFTER_MS = 1500;

/** Measures the time from each input to the next paint, in milliseconds, on a Home that has settled. */
export async function measureInputs(context: BrowserContext, homeUrl: string, profile: Profile): Promise<Record<string, number>> {
  const { page } = await measureStart(context, homeUrl, HOME, profile);
  const longest: Record<string, number> = {};
  for (const { name, act } of actions) {
    const sinceMs = await page.evaluate(() => performance.now());
    await act(page);
    await page.waitForTimeout(REPORTED_AFTER_MS);
    longest[name] = await page.evaluate(readLongestInput, sinceMs);
  }
  await page.close();
  return longest;
}
