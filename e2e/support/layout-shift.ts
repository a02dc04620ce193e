import type { Page } from '@playwright/test';

/** The most that may shift by itself, as the browser scores it: the share of the screen that moves, times how far. */
export const MAX_LAYOUT_SHIFT = 0.02;

declare global {
  interface Window {
    /** Scores of the shifts that no tap and no key of the reader has caused, by `observeLayoutShift`. */
    layoutShifts: LayoutShift[];
  }
}
type LayoutShift = { score: number; atMs: number; moved: string[] };
type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Scores what moves in each page that is opened from now on. Scrolling by the reader is no shift. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const describe = ({ node, previousRect, currentRect }: LayoutShiftEntry['sources'][number]) =>
      `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName} ${node?.textContent?.slice(0, 30)} ${previousRect.y} → ${currentRect.y}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (!hadRecentInput) window.layoutShifts.push({ score: value, atMs: startTime, moved: sources.map(describe) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all shifts since the last call, and what they moved; forgets them. */
export async function takeLayoutShift(page: Page): Promise<{ score: number; moved: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts.splice(0));
  return {
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts.map(({ score, atMs, moved }) => `${score.toFixed(4)} at ${Math.round(atMs)} ms: ${moved.join(' | ')}`).join('\n'),
  };
}

/** Slows the page's processor down; 4 is a cheap telephone. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
