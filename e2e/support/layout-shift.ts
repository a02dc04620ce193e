import type { Page } from '@playwright/test';

/** The budget of the browser's layout shift score: the share of the screen that moves, times how far. */
export const MAX_LAYOUT_SHIFT = 0.02;

declare global {
  interface Window {
    /** Scores of the shifts that no recent input has caused, by `observeLayoutShift`. */
    layoutShifts: LayoutShift[];
  }
}
type LayoutShift = { score: number; atMs: number; moved: string[] };
type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Observes the layout shift of each page opened from now on. Scrolling is no shift. */
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

/** Returns the sum of all shifts since the last call, and the elements that they moved. */
export async function takeLayoutShift(page: Page): Promise<{ score: number; moved: string }> {
  const shifts = await page.evaluate(() => window.layoutShifts.splice(0));
  return {
    score: shifts.reduce((sum, { score }) => sum + score, 0),
    moved: shifts.map(({ score, atMs, moved }) => `${score.toFixed(4)} at ${Math.round(atMs)} ms: ${moved.join(' | ')}`).join('\n'),
  };
}

/** Slows down the page's CPU; a rate of 4 is like a cheap phone. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
