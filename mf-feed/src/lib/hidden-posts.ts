import type { PostId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';
import { flushSync } from 'react-dom';
import { findAdjacentArticle } from './adjacent-article';
import { postArticleId } from './post-article-id';

/** Posts that the member hid or deleted, including those whose Undo is still offered. */
export const hiddenPosts = getPageStore('hidden posts', () => createHiddenIds<PostId>(memberScope));

/** Removes a post from every list at once and moves the focus to the next post. */
export function removePostFromLists(postId: PostId): void {
  const article = findArticle(postId);
  const neighbour = article && (findAdjacentArticle(article, 1) ?? findAdjacentArticle(article, -1));
  flushSync(() => hiddenPosts.hide(postId));
  focus(neighbour);
}

/** Restores a post to its lists and focuses it. */
export function restorePost(postId: PostId): void {
  flushSync(() => hiddenPosts.restore(postId));
  focusPost(postId);
}

/** Focuses a post after the focused element inside it disappeared. */
export function focusPost(postId: PostId): void {
  focus(findArticle(postId));
}

function findArticle(postId: PostId): HTMLElement | null {
  return document.getElementById(postArticleId(postId));
}

function focus(article: Element | null | undefined): void {
  if (article instanceof HTMLElement) article.focus({ preventScroll: true });
}
