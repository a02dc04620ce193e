import type { PostId } from '@social/api';
import { readPostId } from '../../lib/post-article-id';
import { findArticleBelow } from './find-articles';
import type { ListLayout } from './list-layout';

/** A reader's position in a list: the first visible post, the distance of its top from that of the screen, and the post with focus. */
export type ScrollAnchor = { postId: PostId; offsetPx: number; focusedPostId: PostId | null };

/** The reader's position in each list and the heights of its posts, by history entry. A reload forgets them. */
export const savedLists = new Map<string, { anchor: ScrollAnchor; layout: ListLayout }>();

/** Returns the reader's current position; null in a list without mounted posts. */
export function findScrollAnchor(list: HTMLElement): ScrollAnchor | null {
  const article = findArticleBelow(list, 0);
  const postId = readPostId(article);
  if (postId === null || !article) return null;
  const focused = document.activeElement?.closest('article');
  return {
    postId,
    offsetPx: article.getBoundingClientRect().top,
    focusedPostId: list.contains(focused ?? null) ? readPostId(focused) : null,
  };
}
