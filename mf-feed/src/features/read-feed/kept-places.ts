import type { PostId } from '@social/api';
import { readPostId } from '../../lib/post-article-id';
import { articleBelow } from './list-places';

/** Where a reader was: the first post in sight, and how far its top was from the top of the screen, in pixels. */
export type Place = { postId: PostId; offsetPx: number; focusedPostId: PostId | null };

/** Where the reader was in each list, by entry of the history. A page that is loaded anew begins anew. */
export const keptPlaces = new Map<string, Place>();

/** Where the reader is now; null in a list without posts. */
export function placeIn(list: HTMLElement): Place | null {
  const article = articleBelow(list, 0);
  const postId = readPostId(article);
  if (postId === null || !article) return null;
  const focused = document.activeElement?.closest('article');
  return {
    postId,
    offsetPx: article.getBoundingClientRect().top,
    focusedPostId: list.contains(focused ?? null) ? readPostId(focused) : null,
  };
}
