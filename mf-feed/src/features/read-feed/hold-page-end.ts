/** The distance from the end of the page, in pixels, in which a change of the list may reach the reader. */
const END_WITHIN_PX = 1000;

/**
 * Keeps the page from ending above the bottom of the screen, which would move all that the reader sees: posts that a flung feed has not
 * shown yet are often lower than estimated. Without `hasMore` nothing would fill the gap, and the page ends where its posts do.
 */
export function holdPageEnd(list: HTMLElement, hasMore: boolean): void {
  const belowPx = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
  list.style.minHeight = hasMore && window.scrollY > 0 && belowPx < END_WITHIN_PX ? `${list.offsetHeight - belowPx}px` : '';
}
