import type { ApiClient, PersonId, PostId } from '@social/api';
import { fetchHashtagPosts } from '@social/api/posts/fetch-hashtag-posts';
import { fetchNewsFeed } from '@social/api/posts/fetch-news-feed';
import { fetchTimelinePosts } from '@social/api/posts/fetch-timeline-posts';
import { fetchSavedPosts } from '@social/api/posts/fetch-saved-posts';
import type { Post } from '@social/api/posts/post';
import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import type { FeedScope } from '../../lib/feed-scope';
import { earlyPage } from './early-page';
import { toEntry, type PostEntry } from '../../lib/post-entry';

export const PAGE_SIZE = 10;
/** The cursor before the first page: newest first, from the top. */
const FIRST_PAGE: PostId | null = null;
/** Long enough to read what a post links to, and come back to the place in the list. */
const FORGET_AFTER_MS = 30 * 60_000;
const FORGET_PAGE_AFTER_MS = 60_000;

export type FeedSource = {
  client: ApiClient;
  userId: PersonId | null;
  of: FeedScope;
  /** Names the entry of the history: who goes Back finds the list as it was, who comes anew reads it anew. Not for the news. */
  visit?: string;
};

/** What names a list in the page's cache. */
export function feedKey({ userId, of, visit }: Omit<FeedSource, 'client'>) {
  return ['feed', userId, of, of.kind === 'news' ? null : (visit ?? null)];
}

/**
 * One list of posts, page by page. It is not fetched again behind the reader's back: newer posts would push away what is being
 * read. A list that nobody has looked at for half an hour is forgotten.
 */
export function feedQuery(source: FeedSource) {
  return infiniteQueryOptions({
    queryKey: feedKey(source),
    queryFn: async ({ pageParam, signal }) => {
      const early = pageParam === FIRST_PAGE ? earlyPage.take(earlyKey(source), signal) : null;
      const posts = await (early ?? fetchPage(source, pageParam, signal));
      return posts.map((post) => toEntry(post, pageParam));
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_lastPage, pages) => nextCursor(pages),
    select: uniqueEntries,
    staleTime: Infinity,
    gcTime: FORGET_AFTER_MS,
  });
}

/** One page by the post after which it begins, for posts that were evicted. It is forgotten soon after the reader has left it. */
export function pageQuery(source: FeedSource, cursor: PostId | null) {
  return queryOptions({
    queryKey: ['feed-page', ...feedKey(source), cursor],
    queryFn: ({ signal }) => fetchPage(source, cursor, signal),
    staleTime: Infinity,
    gcTime: FORGET_PAGE_AFTER_MS,
  });
}

/** Asks for the first page now; `feedQuery` of the same list takes it over. */
export function startFeedEarly(source: FeedSource): void {
  earlyPage.start(earlyKey(source), (signal) => fetchPage(source, FIRST_PAGE, signal));
}

function earlyKey({ userId, of }: FeedSource): string {
  return JSON.stringify([userId, of]);
}

/** Reads one page: the posts after `cursor`, or the first ones. */
export function fetchPage({ client, of }: FeedSource, cursor: PostId | null, signal: AbortSignal): Promise<Post[]> {
  const page = { limit: PAGE_SIZE, afterPostId: cursor ?? undefined };
  switch (of.kind) {
    case 'news':
      return fetchNewsFeed(client, { ...page, postType: of.postType ?? undefined }, { signal });
    case 'hashtag':
      return fetchHashtagPosts(client, { ...page, hashtag: of.hashtag }, { signal });
    case 'saved':
      return fetchSavedPosts(client, page, { signal });
    case 'person':
      return fetchTimelinePosts(client, { of: 'person', id: of.id }, page, { signal });
    case 'page':
      return fetchTimelinePosts(client, { of: 'page', id: of.id }, page, { signal });
  }
}

/**
 * The provider tells no total, and a page can be short without being the last, because it filters after it has counted. So the
 * feed ends with a page that brings nothing new: an empty one, or one that only repeats pinned posts.
 */
export function nextCursor(pages: readonly PostEntry[][]): PostId | null {
  const lastPage = pages.at(-1) ?? [];
  const earlier = pages.slice(0, -1);
  // Asked anew with each change of the list: the first post of a page is seldom one that is known, and says enough.
  const isKnown = (postId: PostId) => earlier.some((page) => page.some(({ id }) => id === postId));
  return lastPage.some(({ id }) => !isKnown(id)) ? (lastPage.at(-1)?.id ?? null) : null;
}

/** Pinned and boosted posts come again on later pages; each is shown once, where it came first, as it was read last. */
export function uniqueEntries({ pages }: InfiniteData<PostEntry[], unknown>): PostEntry[] {
  const entries = new Map<PostId, PostEntry>();
  for (const entry of pages.flat()) if (entry.post || !entries.has(entry.id)) entries.set(entry.id, entry);
  return [...entries.values()];
}
