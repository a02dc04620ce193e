/** The distance from the end of the page, in pixels, in which a change of the list may reach the reader. */
const END_WITHIN_PX = 1000;

export type PageEnd = {
  /** True if further posts may follow. Without them nothing would fill the gap, and the page ends where its posts do. */
  hasMore: boolean;
  /** How far the page is about to be scrolled down, in pixels: a browser scrolls no further than to the end of the page. */
  scrollByPx?: number;
};

/**
 * Prevents the page from ending above the bottom of the screen, which would move everything that the reader sees. Posts that a fast scroll
 * has skipped are often lower than estimated. The list keeps this height while its end is visible, so that the content below it stays, too.
 */
export function holdPageEnd(list: HTMLElement, { hasMore, scrollByPx = 0 }: PageEnd): void {
  const belowPx = document.documentElement.scrollHeight - window.scrollY - window.innerHeight - scrollByPx;
  const isHeld = hasMore && window.scrollY > 0 && belowPx < END_WITHIN_PX;
  const heldPx = Number.parseFloat(list.style.minHeight) || 0;
  list.style.minHeight = isHeld ? `${Math.max(list.offsetHeight - belowPx, heldPx)}px` : '';
}
