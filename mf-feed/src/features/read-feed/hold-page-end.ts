/** The distance from the end of the page, in pixels, in which a change of the list may reach the reader. */
const END_WITHIN_PX = 1000;

export type PageEnd = {
  /** Whether further posts may follow: without, nothing would fill the gap, and the page ends where its posts do. */
  hasMore: boolean;
  /** How far the page is about to be scrolled down, in pixels: a browser scrolls no further than to the end of the page. */
  scrollByPx?: number;
};

/**
 * Keeps the page from ending above the bottom of the screen, which would move all that the reader sees: posts that a flung feed has not
 * shown yet are often lower than estimated. The list keeps this height while its end can be seen, so that what stands below it stays, too.
 */
export function holdPageEnd(list: HTMLElement, { hasMore, scrollByPx = 0 }: PageEnd): void {
  const belowPx = document.documentElement.scrollHeight - window.scrollY - window.innerHeight - scrollByPx;
  const isHeld = hasMore && window.scrollY > 0 && belowPx < END_WITHIN_PX;
  const heldPx = Number.parseFloat(list.style.minHeight) || 0;
  list.style.minHeight = isHeld ? `${Math.max(list.offsetHeight - belowPx, heldPx)}px` : '';
}
