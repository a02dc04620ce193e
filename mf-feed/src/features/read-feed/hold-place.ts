import { postArticleId } from '../../lib/post-article-id';
import type { Place } from './kept-places';

/** How long what loads late, or the browser's own restoring, may still move the page. */
const HOLD_MS = 1500;
/** Whoever does one of these has taken over. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a list to a place and holds it there until the page has settled, or the reader does anything. Returns how to give up.
 * `onEnd` hears when it is over, whatever ended it.
 */
export function holdPlace({ postId, offsetPx, focusedPostId }: Place, onEnd: () => void): () => void {
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
    for (const act of ACTS) window.removeEventListener(act, end, true);
    onEnd();
  }

  apply();
  sizes.observe(document.body);
  window.addEventListener('scroll', apply);
  for (const act of ACTS) window.addEventListener(act, end, { capture: true, passive: true });
  if (focusedPostId !== null) setTimeout(() => !isOver && focusAgain(postArticleId(focusedPostId)), 0);
  return end;
}

/** The post that led away. The page's heading has got the focus first, so that one hears where one is. */
function focusAgain(articleId: string): void {
  document.getElementById(articleId)?.focus({ preventScroll: true });
}
