import type { QueryClient } from '@tanstack/react-query';
import { feedQuery, type FeedSource } from './feed-query';

/** The last pages, whose posts stay in memory; the first page stays too, because newer posts are added to it. */
const MAX_LOADED_PAGES = 30;

/** Replaces the posts of pages far behind the reader by their ids, so that the memory of a list of thousands is little more than these. */
export function evictOldPages(queries: QueryClient, source: FeedSource): void {
  queries.setQueryData(feedQuery(source).queryKey, (feed) => {
    const end = (feed?.pages.length ?? 0) - MAX_LOADED_PAGES;
    const isEvictable = (index: number) => index > 0 && index < end && feed?.pages[index]?.some(({ post }) => post);
    if (!feed || !feed.pages.some((_page, index) => isEvictable(index))) return feed;
    const pages = feed.pages.map((page, index) => (isEvictable(index) ? page.map((entry) => ({ ...entry, post: null })) : page));
    return { ...feed, pages };
  });
}
