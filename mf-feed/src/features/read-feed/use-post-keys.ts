import { t } from '@social/texts';
import { useHotkey } from '@social/ui';
import { useNavigate } from '@social/ui/router';
import type { RefObject } from 'react';
import { findAdjacentArticle } from '../../lib/adjacent-article';
import { findKeyTarget } from '../../lib/key-target';
import { readPostId } from '../../lib/post-article-id';
import { postPath } from '../../lib/post-url';
import { findArticleBelow } from './find-articles';

const GROUP = t('Posts');
/** The height of the screen that the sticky bars at its top cover. */
const COVERED_PX = 120;

/** Registers the keys of a list of posts: to the next and the previous one, and the actions on the post with focus or the first visible one. */
export function usePostKeys(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();

  function go(step: 1 | -1) {
    const focused = findFocusedArticle(list.current);
    const next = focused ? findAdjacentArticle(focused, step) : findFirstVisible(list.current);
    if (!(next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'start', behavior: 'instant' });
  }

  function current(): Element | undefined {
    return findFocusedArticle(list.current) ?? findFirstVisible(list.current);
  }

  function open(article: Element | null | undefined) {
    const postId = readPostId(article);
    if (postId !== null) void navigate(postPath(postId));
  }

  function comment() {
    const article = current();
    const button = article && findKeyTarget(article, 'comments');
    // Tab then leads on into the comments, and Escape back here.
    button?.focus();
    button?.click();
  }

  function like() {
    const article = current();
    if (article) findKeyTarget(article, 'like')?.click();
  }

  useHotkey({ key: 'j', label: t('Next post'), group: GROUP, run: () => go(1) });
  useHotkey({ key: 'k', label: t('Previous post'), group: GROUP, run: () => go(-1) });
  useHotkey({ key: 'l', label: t('Like the post'), group: GROUP, run: like });
  useHotkey({ key: 'c', label: t('Comments of the post'), group: GROUP, run: comment });
  useHotkey({ key: 'o', label: t('Open the post'), group: GROUP, run: () => open(current()) });
  useHotkey({ key: 'Enter', label: t('Open the post that has focus'), group: GROUP, run: ({ target }) => open(getTargetArticle(target)) });
}

function getTargetArticle(target: EventTarget | null): Element | null {
  return target instanceof Element && target.matches('article') ? target : null;
}

function findFirstVisible(list: HTMLElement | null): Element | undefined {
  return list ? findArticleBelow(list, COVERED_PX) : undefined;
}

/** Returns the post that contains the focus, while it is on the screen: a reader who has scrolled away continues from what is visible. */
function findFocusedArticle(list: HTMLElement | null): Element | undefined {
  const article = document.activeElement?.closest('article');
  if (!list || !article || !list.contains(article)) return undefined;
  const { top, bottom } = article.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight ? undefined : article;
}
