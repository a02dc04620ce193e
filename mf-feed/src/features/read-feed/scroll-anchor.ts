import type { PostId } from '@social/api';
import { readPostId } from '../../lib/post-article-id';
import type { FeedSource } from './feed-query';
import { findArticleBelow } from './find-articles';
import type { ListLayout } from './list-layout';

/** A reader's position in a list: the first visible post, the distance of its top from the top of the screen, and the post with focus. */
export type ScrollAnchor = { postId: PostId; offsetPx: number; focusedPostId: PostId | null };

/** `isDue` where the list is to be shown there also without Back. */
type SavedList = { anchor: ScrollAnchor; layout: ListLayout; isDue?: boolean };

/** The reader's position in each list and the heights of its posts, by `toListKey`. A reload forgets them. */
export const savedLists = new Map<string, SavedList>();

/** Tells the lists of a page apart, and the visits of it. */
export function toListKey({ visit, of }: Pick<FeedSource, 'visit' | 'of'>): string {
  return `${visit} ${JSON.stringify(of)}`;
}

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
