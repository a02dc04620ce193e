import type { Page } from '@playwright/test';

/** The budget of the browser's layout shift score: the share of the screen that moves, times how far. */
export const MAX_LAYOUT_SHIFT = 0.02;

declare global {
  interface Window {
    /** Scores of shifts without recent input, from `observeLayoutShift`. */
    layoutShifts: LayoutShift[];
  }
}
type LayoutShift = { score: number; atMs: number; moved: string[]; isInMain: boolean };
type LayoutShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Observes the layout shift of pages opened from now on. Scrolling does not count as a shift. */
export async function observeLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    // The code names no function: in the benchmarks, the loader would wrap it in a helper that the page does not have.
    new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as LayoutShiftEntry[]).filter(({ hadRecentInput }) => !hadRecentInput);
      const describedShifts = shifts.map(({ value, startTime, sources }) => ({
        score: value,
        atMs: startTime,
        isInMain: sources.some(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('main')),
        moved: sources.map(
          ({ node, previousRect, currentRect }) =>
            `${node instanceof Element ? node.outerHTML.slice(0, 60) : node?.nodeName} ${node?.textContent?.slice(0, 30)} ${previousRect.y} → ${currentRect.y}`,
        ),
      }));
      window.layoutShifts.push(...describedShifts);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the sum of all shifts since the last call, and the moved elements. On request, only those in the page's main part. */
export async function takeLayoutShift(page: Page, { isMainOnly = false } = {}): Promise<{ score: number; moved: string }> {
  const all = await page.evaluate(() => window.layoutShifts.splice(0));
  const shifts = all.filter(({ isInMain }) => isInMain || !isMainOnly);
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

/**
 * Delays React's tasks in pages opened from now on by varying times, as on a busy device. Decisions of one frame then take effect in
 * another.
 */
export async function runTasksLate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const delaysMs = [5, 85, 40, 90, 15, 60];
    let posted = 0;
    MessagePort.prototype.postMessage = new Proxy(MessagePort.prototype.postMessage, {
      apply: (post, port, args) => {
        setTimeout(() => Reflect.apply(post, port, args), delaysMs[posted++ % delaysMs.length]);
      },
    });
  });
}
