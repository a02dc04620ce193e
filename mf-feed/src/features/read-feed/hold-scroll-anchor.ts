import { postArticleId } from '../../lib/post-article-id';
import type { ScrollAnchor } from './scroll-anchor';

/** How long content that loads late, or the browser's own restoring, may still move the page. */
const HOLD_MS = 1500;
/** With one of these the reader has taken over. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a list to its anchor and holds it there until the page has settled, or the reader does anything. Returns how to stop.
 * `onEnd` is called when it is over, whatever ended it.
 */
export function holdScrollAnchor({ postId, offsetPx, focusedPostId }: ScrollAnchor, onEnd: () => void): () => void {
  const sizes = new ResizeObserver(apply);
  const timer = setTimeout(end, HOLD_MS);
  let isOver = false;

  function apply() {
    const article = document.getElementById(postArticleId(postId));
    if (isOver || !article) return;
    const missedPx = article.getBoundingClientRect().top - offsetPx;
    if (Math.abs(missedPx) >= 1) window.scrollBy({ top: missedPx, behavior: 'instant' });
  }

  function end() {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    sizes.disconnect();
    window.removeEventListener('scroll', apply);
    for (const name of READER_EVENTS) window.removeEventListener(name, end, true);
    onEnd();
  }

  apply();
  sizes.observe(document.body);
  window.addEventListener('scroll', apply);
  for (const name of READER_EVENTS) window.addEventListener(name, end, { capture: true, passive: true });
  if (focusedPostId !== null) setTimeout(() => !isOver && restoreFocus(postArticleId(focusedPostId)), 0);
  return end;
}

/** Returns focus to the post that led away. The page's heading has got it first, so that a screen reader says which page this is. */
function restoreFocus(articleId: string): void {
  document.getElementById(articleId)?.focus({ preventScroll: true });
}
