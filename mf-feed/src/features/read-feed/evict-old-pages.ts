import type { QueryClient } from '@tanstack/react-query';
import { feedQuery, type FeedSource } from './feed-query';

/** Pages whose posts stay in memory: the last ones, and the first, on which newer posts are put. */
const MAX_LOADED_PAGES = 30;

/** Replaces pages that the reader has left far behind by their ids: a list of thousands then costs little more than these. */
export function evictOldPages(queries: QueryClient, source: FeedSource): void {
  queries.setQueryData(feedQuery(source).queryKey, (feed) => {
    const end = (feed?.pages.length ?? 0) - MAX_LOADED_PAGES;
    const isEvictable = (index: number) => index > 0 && index < end && feed?.pages[index]?.some(({ post }) => post);
    if (!feed || !feed.pages.some((_page, index) => isEvictable(index))) return feed;
    const pages = feed.pages.map((page, index) => (isEvictable(index) ? page.map((entry) => ({ ...entry, post: null })) : page));
    return { ...feed, pages };
  });
}
