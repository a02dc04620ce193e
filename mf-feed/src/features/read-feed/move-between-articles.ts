import type { KeyboardEvent } from 'react';

/**
 * Page Down and Page Up lead to the next and the last post, as screen readers expect of a feed. Only while focus is inside one:
 * everybody else scrolls with these keys.
 */
export function moveBetweenArticles(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  const articles = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > article')];
  const current = articles.findIndex((article) => article.contains(event.target instanceof Node ? event.target : null));
  const next = current === -1 ? undefined : articles[current + (event.key === 'PageDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
