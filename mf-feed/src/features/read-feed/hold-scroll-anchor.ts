import { postArticleId } from '../../lib/post-article-id';
import type { ScrollAnchor } from './scroll-anchor';

/** How long late content, or the browser's own scroll restoration, can still move the page. */
const HOLD_MS = 1500;
/** Events by which the reader takes over. */
const READER_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a list to its anchor and holds it there until the page has settled or the reader does anything. Returns a function that ends it.
 * `onEnd` is called in each case.
 */
export function holdScrollAnchor({ postId, offsetPx, focusedPostId }: ScrollAnchor, onEnd: () => void): () => void {
  const sizes = new ResizeObserver(apply);
  const timer = setTimeout(end, HOLD_MS);
  let isOver = false;

  function apply() {
    const article = document.getElementById(postArticleId(postId));
    if (isOver || !article) return;
    const offPx = article.getBoundingClientRect().top - offsetPx;
    if (Math.abs(offPx) >= 1) window.scrollBy({ top: offPx, behavior: 'instant' });
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

/** Returns focus to the post that led away, after the page's heading has had it, so that a screen reader announces the page. */
function restoreFocus(articleId: string): void {
  document.getElementById(articleId)?.focus({ preventScroll: true });
}
