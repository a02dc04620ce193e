import type { KeyboardEvent } from 'react';
import { findAdjacentArticle } from '../../lib/adjacent-article';

/**
 * Moves focus to the next or previous post on Page Down and Page Up, as screen readers expect of a feed. Only while focus is inside a
 * post: otherwise these keys scroll.
 */
export function moveBetweenArticles(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  const article = event.target instanceof Element ? event.target.closest('[role="feed"] article') : null;
  const next = article && findAdjacentArticle(article, event.key === 'PageDown' ? 1 : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
