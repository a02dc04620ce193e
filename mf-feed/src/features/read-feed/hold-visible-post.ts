/**
 * Applies a change of the list and keeps a post at its position on the screen, when posts above it turn out higher or lower than estimated.
 * Where the browser's own scroll anchoring has done so already, nothing is left to correct.
 */
export function holdVisiblePost(article: Element, edge: 'top' | 'bottom', change: () => void): void {
  const beforePx = article.getBoundingClientRect()[edge];
  change();
  const movedPx = article.getBoundingClientRect()[edge] - beforePx;
  if (article.isConnected && Math.abs(movedPx) >= 1) window.scrollBy({ top: movedPx, behavior: 'instant' });
}
