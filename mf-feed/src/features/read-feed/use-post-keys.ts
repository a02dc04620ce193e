import { useHotkey } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import type { RefObject } from 'react';
import { findAdjacentArticle } from '../../lib/adjacent-article';
import { findKeyTarget } from '../../lib/key-target';
import { readPostId } from '../../lib/post-article-id';
import { postPath } from '../../lib/post-url';
import { findArticleBelow } from './find-article';

const GROUP = 'Posts';
/** What sticks to the top of the page hides this much of it, in pixels. */
const COVERED_PX = 120;

/** The keys of a list of posts: from one to the next, and what can be done with the one that has focus, or stands first in sight. */
export function usePostKeys(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  function go(step: 1 | -1) {
    const focused = focusedArticle(list.current);
    const next = focused ? findAdjacentArticle(focused, step) : firstInSight(list.current);
    if (!(next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  function current(): Element | undefined {
    return focusedArticle(list.current) ?? firstInSight(list.current);
  }

  function open(article: Element | null | undefined) {
    const postId = readPostId(article);
    if (postId !== null) void navigate(postPath(postId));
  }

  function comment() {
    const article = current();
    const button = article && findKeyTarget(article, 'comments');
    // So that Tab leads on into what was opened, and Escape back here.
    button?.focus();
    button?.click();
  }

  function like() {
    const article = current();
    if (article) findKeyTarget(article, 'like')?.click();
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

function firstInSight(list: HTMLElement | null): Element | undefined {
  return list ? findArticleBelow(list, COVERED_PX) : undefined;
}

/** The post with focus in it, while it is on the screen; who has scrolled away goes on from what they see. */
function focusedArticle(list: HTMLElement | null): Element | undefined {
  const article = document.activeElement?.closest('article');
  if (!list || !article || !list.contains(article)) return undefined;
  const { top, bottom } = article.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight ? undefined : article;
}
