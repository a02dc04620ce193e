import { useHotkey } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import type { RefObject } from 'react';
import { keyTargetIn } from '../../lib/key-target';
import { postIdOf } from '../../lib/post-article-id';
import { postPath } from '../../lib/post-url';
import { firstBelow } from './post-bodies';

const GROUP = 'Posts';
/** What sticks to the top of the page hides this much of it, in pixels. */
const COVERED_PX = 120;

/** The keys of a list of posts: from one to the next, and what can be done with the one that has focus, or stands first in sight. */
export function usePostKeys(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  function go(step: 1 | -1) {
    const articles = list.current?.children;
    if (!articles) return;
    const focused = focusedIndex(list.current);
    const next = articles[focused === -1 ? firstInSight(list.current) : focused + step];
    if (!(next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  function current(): Element | undefined {
    const focused = focusedIndex(list.current);
    return list.current?.children[focused === -1 ? firstInSight(list.current) : focused];
  }

  function open(article: Element | null | undefined) {
    const postId = postIdOf(article);
    if (postId !== null) void navigate(postPath(postId));
  }

  function comment() {
    const article = current();
    const button = article && keyTargetIn(article, 'comments');
    // So that Tab leads on into what was opened, and Escape back here.
    button?.focus();
    button?.click();
  }

  function like() {
    const article = current();
    if (article) keyTargetIn(article, 'like')?.click();
  }

  useHotkey({ key: 'j', label: 'Next post', group: GROUP, run: () => go(1) });
  useHotkey({ key: 'k', label: 'Previous post', group: GROUP, run: () => go(-1) });
  useHotkey({ key: 'l', label: 'Like the post', group: GROUP, run: like });
  useHotkey({ key: 'c', label: 'Comments of the post', group: GROUP, run: comment });
  useHotkey({ key: 'o', label: 'Open the post', group: GROUP, run: () => open(current()) });
  useHotkey({ key: 'Enter', label: 'Open the post that has focus', group: GROUP, run: ({ target }) => open(articleItself(target)) });
}

function articleItself(target: EventTarget | null): Element | null {
  return target instanceof Element && target.matches('article') ? target : null;
}

function firstInSight(list: HTMLElement | null): number {
  return list ? firstBelow(list, COVERED_PX) : -1;
}

/** The post with focus in it, while it is on the screen; who has scrolled away goes on from what they see. */
function focusedIndex(list: HTMLElement | null): number {
  const article = document.activeElement?.closest('article');
  if (!list || !article || article.parentElement !== list) return -1;
  const { top, bottom } = article.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight ? -1 : [...list.children].indexOf(article);
}
