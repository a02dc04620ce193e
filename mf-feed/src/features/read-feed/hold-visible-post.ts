export type VisiblePost = {
  article: Element;
  /** The edge that keeps its position on the screen. */
  edge: 'top' | 'bottom';
  change: () => void;
  /** Called before the page is scrolled down by a number of pixels, for the page to be long enough. */
  onScrollDown: (scrollByPx: number) => void;
};

/**
 * Applies a change of the list and keeps a post at its position on the screen, when posts above it turn out higher or lower than estimated.
 * Where the browser's own scroll anchoring has done so already, nothing is left to correct.
 */
export function holdVisiblePost({ article, edge, change, onScrollDown }: VisiblePost): void {
  const beforePx = article.getBoundingClientRect()[edge];
  change();
  const movedPx = article.getBoundingClientRect()[edge] - beforePx;
  if (!article.isConnected || Math.abs(movedPx) < 1) return;
  if (movedPx > 0) onScrollDown(movedPx);
  window.scrollBy({ top: movedPx, behavior: 'instant' });
}
