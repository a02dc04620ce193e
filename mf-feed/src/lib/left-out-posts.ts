import type { PostId } from '@social/api';
import { createHiddenIds, getPageStore } from '@social/data';
import { memberScope } from '@social/session';
import { flushSync } from 'react-dom';
import { articleBeside } from './article-beside';
import { postArticleId } from './post-article-id';

/** Posts that this member has hidden or deleted, for good or not yet. */
export const leftOutPosts = getPageStore('hidden posts', () => createHiddenIds<PostId>(memberScope));

/** Takes a post out of every list at once. Focus goes on to the post after it: it must not fall out of the page with this one. */
export function leaveOutPost(postId: PostId): void {
  const article = articleOf(postId);
  const neighbour = article && (articleBeside(article, 1) ?? articleBeside(article, -1));
  flushSync(() => leftOutPosts.hide(postId));
  focus(neighbour);
}

/** Puts a post back where it was, with focus on it. */
export function bringBackPost(postId: PostId): void {
  flushSync(() => leftOutPosts.restore(postId));
  focusPost(postId);
}

/** Sets focus on a post: what had it is gone. */
export function focusPost(postId: PostId): void {
  focus(articleOf(postId));
}

function articleOf(postId: PostId): HTMLElement | null {
  return document.getElementById(postArticleId(postId));
}

function focus(article: Element | null | undefined): void {
  if (article instanceof HTMLElement) article.focus({ preventScroll: true });
}
