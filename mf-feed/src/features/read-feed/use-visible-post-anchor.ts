import { useLayoutEffect, useRef, type RefObject } from 'react';
import { findArticleBelow, findArticles } from './find-articles';

/**
 * Keeps the first visible post at its position on the screen when posts above it turn out higher or lower than estimated; below the last
 * post, the end of that post. While the top of the list is visible, new posts there push the others down as usual.
 * Returns a function that chooses the post again; call it after the page has scrolled.
 */
export function useVisiblePostAnchor(list: RefObject<HTMLElement | null>): () => void {
  const anchor = useRef<{ article: HTMLElement; edge: 'top' | 'bottom'; offsetPx: number } | null>(null);
  const getListTopPx = () => list.current?.getBoundingClientRect().top ?? 0;

  function choose() {
    const visible = list.current && findArticleBelow(list.current, 0);
    const article = visible ?? (list.current && findArticles(list.current).at(-1));
    const edge = visible ? 'top' : 'bottom';
    const listTopPx = getListTopPx();
    anchor.current = article && listTopPx < 0 ? { article, edge, offsetPx: article.getBoundingClientRect()[edge] - listTopPx } : null;
  }

  useLayoutEffect(() => {
    if (anchor.current?.article.isConnected) {
      const { article, edge, offsetPx } = anchor.current;
      const movedPx = article.getBoundingClientRect()[edge] - getListTopPx() - offsetPx;
      if (Math.abs(movedPx) >= 1) window.scrollBy({ top: movedPx, behavior: 'instant' });
    }
    choose();
  });
  return choose;
}
