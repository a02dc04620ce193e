import type { BrowserContext, Locator, Page } from '@playwright/test';
import { measureStart, openScreen, type Profile } from './measure-start';
import { readLongestInput } from './observe-page';
import { HOME } from './screens';

const firstPost = (page: Page) => page.getByRole('main').getByRole('article').first();

/** The most frequent inputs on Home, by target. */
const targets: { name: string; find: (page: Page) => Locator }[] = [
  { name: 'like a post', find: (page) => firstPost(page).getByRole('button', { name: /^Like/ }).first() },
  {
    name: 'open comments',
    find: (page) =>
      firstPost(page)
        .getByRole('button', { name: /comment/i })
        .first(),
  },
  { name: 'open the composer', find: (page) => page.getByRole('textbox', { name: 'Share something' }) },
  { name: 'open a conversation', find: (page) => page.locator('aside a[href^="/chat-detailed/"]').first() },
];

/** Pause after scrolling to the target, so that the posts that come into view are not part of the input. */
const SCROLLED_MS = 500;
/** Time for the frame after the input, and for the browser to report it. */
const REPORTED_AFTER_MS = 1500;

/**
 * Measures the time from each input to the next paint, in milliseconds: on a settled Home, and right after the first post of a loading one.
 */
export async function measureInputs(context: BrowserContext, homeUrl: string, profile: Profile): Promise<Record<string, number>> {
  const { page } = await measureStart(context, homeUrl, HOME, profile);
  const longest: Record<string, number> = {};
  for (const { name, find } of targets) {
    await find(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(SCROLLED_MS);
    longest[name] = await clickAndMeasure(page, find(page));
  }
  await page.close();
  for (const { name, find } of targets) {
    const loading = await openScreen(context, homeUrl, HOME, profile);
    longest[`${name}, while the page loads`] = await clickAndMeasure(loading.page, find(loading.page));
    await loading.page.close();
  }
  return longest;
}

async function clickAndMeasure(page: Page, target: Locator): Promise<number> {
  const sinceMs = await page.evaluate(() => performance.now());
  await target.click();
  await page.waitForTimeout(REPORTED_AFTER_MS);
  return page.evaluate(readLongestInput, sinceMs);
}
