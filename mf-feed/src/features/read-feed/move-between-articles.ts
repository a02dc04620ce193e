import type { KeyboardEvent } from 'react';
import { findAdjacentArticle } from '../../lib/adjacent-article';

/**
 * Page Down and Page Up lead to the next and the last post, as screen readers expect of a feed. Only while focus is inside one:
 * everybody else scrolls with these keys.
 */
export function moveBetweenArticles(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  const article = event.target instanceof Element ? event.target.closest('[role="feed"] article') : null;
  const next = article && findAdjacentArticle(article, event.key === 'PageDown' ? 1 : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
