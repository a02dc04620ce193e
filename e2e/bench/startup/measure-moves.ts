import type { BrowserContext, Page } from '@playwright/test';
import { measureStart, type Profile } from './measure-start';
import { clickUntilContent } from './observe-page';
import { HOME, type Screen } from './screens';

/** Time from the click of a link on Home to the painted content of its screen, in milliseconds. */
export type Move = { plainMs: number; hoveredMs: number };

/** Longer than members hover over a link before they click it. */
const HOVER_MS = 500;

/** Moves from a newly loaded Home to a screen twice: once with only a click, once after hovering over the link. */
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
