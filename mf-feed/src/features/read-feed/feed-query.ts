import type { ApiClient, PersonId, PostId } from '@social/api';
import { fetchHashtagPosts } from '@social/api/posts/fetch-hashtag-posts';
import { fetchNewsFeed } from '@social/api/posts/fetch-news-feed';
import { fetchTimelinePosts } from '@social/api/posts/fetch-timeline-posts';
import { fetchSavedPosts } from '@social/api/posts/fetch-saved-posts';
import type { Post } from '@social/api/posts/post';
import { findNextCursor, joinPages } from '@social/data/lists/paged-query';
import { shareStructure } from '@social/data/lists/share-structure';
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { FeedKind } from '../../lib/feed-kind';
import { earlyPage } from './early-page';
import { toEntry, type PostEntry } from '../../lib/post-entry';

export const PAGE_SIZE = 10;
/** The cursor of the first page, which has the newest posts. */
const FIRST_PAGE: PostId | null = null;
/** Long enough to read the target of a link in a post, and come back to the same position. */
const FORGET_AFTER_MS = 30 * 60_000;
const FORGET_PAGE_AFTER_MS = 60_000;

export type FeedSource = {
  client: ApiClient;
  userId: PersonId | null;
  of: FeedKind;
  /** The history entry: Back finds the list as it was, and a new visit fetches it again. The news feed ignores it. */
  visit?: string;
};

/** Returns the key of a list in the query cache. */
export function feedKey({ userId, of, visit }: Omit<FeedSource, 'client'>) {
  return ['feed', userId, of, of.kind === 'news' ? null : (visit ?? null)];
}

/**
 * Makes the query of a list of posts. It is not refetched in the background, because newer posts would push away the ones being read.
 * An unused list is forgotten after half an hour.
 */
export function feedQuery(source: FeedSource) {
  return infiniteQueryOptions({
    queryKey: feedKey(source),
    initialData: () => {
      const posts = earlyPage.takeArrived(earlyKey(source));
      return posts ? { pages: [posts.map((post) => toEntry(post, FIRST_PAGE))], pageParams: [FIRST_PAGE] } : undefined;
    },
    queryFn: async ({ pageParam, signal }) => {
      const early = pageParam === FIRST_PAGE ? earlyPage.take(earlyKey(source), signal) : null;
      const posts = await (early ?? fetchFeedPage(source, pageParam, signal));
      return posts.map((post) => toEntry(post, pageParam));
    },
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_lastPage, pages) => findNextCursor(pages, ({ id }) => id),
    select: uniqueEntries,
    structuralSharing: shareStructure,
    staleTime: Infinity,
    gcTime: FORGET_AFTER_MS,
  });
}

/** Makes the query of the page after a post, for evicted posts. It is forgotten soon after the reader has left it. */
export function feedPageQuery(source: FeedSource, cursor: PostId | null) {
  return queryOptions({
    queryKey: ['feed-page', ...feedKey(source), cursor],
    queryFn: ({ signal }) => fetchFeedPage(source, cursor, signal),
    staleTime: Infinity,
    gcTime: FORGET_PAGE_AFTER_MS,
  });
}

/**
 * Fetches the first page now, and `feedQuery` of the same list takes it; not for the news feed that is still in the cache.
 * Resolves once the page has arrived, or has failed.
 */
export async function startFeedEarly(queries: QueryClient, source: FeedSource): Promise<void> {
  if (source.of.kind === 'news' && queries.getQueryState(feedKey(source))) return;
  await earlyPage.start(earlyKey(source), (signal) => fetchFeedPage(source, FIRST_PAGE, signal));
}

function earlyKey({ userId, of }: FeedSource): string {
  return JSON.stringify([userId, of]);
}

/** Fetches a page: the posts after `cursor`, or the first ones. */
export function fetchFeedPage({ client, of }: FeedSource, cursor: PostId | null, signal: AbortSignal): Promise<Post[]> {
  const page = { limit: PAGE_SIZE, afterPostId: cursor ?? undefined };
  switch (of.kind) {
    case 'news':
      return fetchNewsFeed(client, { ...page, postType: of.postType ?? undefined, onlyFollowed: of.authors === 'followed' }, { signal });
    case 'hashtag':
      return fetchHashtagPosts(client, { ...page, hashtag: of.hashtag }, { signal });
    case 'saved':
      return fetchSavedPosts(client, page, { signal });
    case 'person':
      return fetchTimelinePosts(client, { of: 'person', id: of.id }, page, { signal });
    case 'page':
      return fetchTimelinePosts(client, { of: 'page', id: of.id }, page, { signal });
    case 'group':
      return fetchTimelinePosts(client, { of: 'group', id: of.id }, page, { signal });
  }
}

/** Shows each post once, at its first position and as it was last fetched: pinned and boosted posts are repeated on later pages. */
export function uniqueEntries({ pages }: InfiniteData<PostEntry[], unknown>): PostEntry[] {
  const entries = new Map<PostId, PostEntry>();
  for (const entry of pages.flat()) if (entry.post || !entries.has(entry.id)) entries.set(entry.id, entry);
  return joinPages(pages, [...entries.values()]);
}
