import type { PostId } from '@social/api';
import { readPostId } from '../../lib/post-article-id';
import { findArticleBelow } from './find-article';
import type { ListLayout } from './list-layout';

/** Where a reader is in a list: the first post in sight, how far its top is from the top of the screen in pixels, and the post with focus. */
export type ScrollAnchor = { postId: PostId; offsetPx: number; focusedPostId: PostId | null };

/** Where the reader was in each list and how high its posts were, by entry of the history. A reload starts anew. */
export const savedLists = new Map<string, { anchor: ScrollAnchor; layout: ListLayout }>();

/** Where the reader is now; null in a list without posts. */
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
