import type { BrowserContext, Page } from '@playwright/test';
import { measureStart, type Profile } from './measure-start';
import { clickUntilContent } from './observe-page';
import { HOME, type Screen } from './screens';

/** From the click of a link on Home to the painted content of its screen, in milliseconds. */
export type Move = { plainMs: number; hoveredMs: number };

/** Longer than a pointer rests on a link before it is clicked. */
const HOVER_MS = 500;

/** Moves from Home to a screen twice, each time from a Home that was loaded anew: once by the click alone, once with the pointer on the link before. */
export async function measureMove(
  context: BrowserContext,
  homeUrl: string,
  screen: Screen & { link: string },
  profile: Profile,
): Promise<Move> {
  const plainMs = await withHome(context, homeUrl, profile, (page) => click(page, screen));
  const hoveredMs = await withHome(context, homeUrl, profile, async (page) => {
    await page.locator(screen.link).first().hover();
    await page.waitForTimeout(HOVER_MS * profile.slowdown);
    return click(page, screen);
  });
  return { plainMs, hoveredMs };
}

async function withHome(context: BrowserContext, homeUrl: string, profile: Profile, act: (page: Page) => Promise<number>): Promise<number> {
  const { page } = await measureStart(context, homeUrl, HOME, profile);
  await page.mouse.move(700, 5);
  const ms = await act(page);
  await page.close();
  return ms;
}

function click(page: Page, { link, content }: { link: string; content: string }): Promise<number> {
  return page.locator(link).first().evaluate(clickUntilContent, content);
}
