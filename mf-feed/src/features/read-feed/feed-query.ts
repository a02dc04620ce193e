import type { ApiClient, PersonId, PostId } from '@social/api';
import { fetchHashtagPosts } from '@social/api/posts/fetch-hashtag-posts';
import { fetchNewsFeed, type PostType } from '@social/api/posts/fetch-news-feed';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import type { Post } from '@social/api/posts/post';
import { earlyPage } from './early-page';

export const PAGE_SIZE = 10;
/** The cursor before the first page: newest first, from the top. */
const FIRST_PAGE: PostId | null = null;
const FORGET_AFTER_MS = 5 * 60_000;

export type FeedSource = { client: ApiClient; userId: PersonId | null; postType: PostType | null; hashtag: string | null };

/**
 * One member's feed, page by page. It is not fetched again behind the reader's back: newer posts would push away what is being
 * read. A feed that nobody has looked at for five minutes is forgotten.
 */
export function feedQuery(source: FeedSource) {
  return infiniteQueryOptions({
    queryKey: ['feed', source.userId, source.postType, source.hashtag],
    queryFn: ({ pageParam, signal }) =>
      (pageParam === FIRST_PAGE ? earlyPage.take(keyOf(source), signal) : null) ?? fetchPage(source, pageParam, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (_lastPage, pages) => nextCursor(pages),
    select: uniquePosts,
    staleTime: Infinity,
    gcTime: FORGET_AFTER_MS,
  });
}

/** Asks for the first page now; `feedQuery` of the same source takes it over. */
export function startFeedEarly(source: FeedSource): void {
  earlyPage.start(keyOf(source), (signal) => fetchPage(source, FIRST_PAGE, signal));
}

function keyOf({ userId, postType, hashtag }: FeedSource): string {
  return `${userId} ${postType} ${hashtag}`;
}

function fetchPage({ client, postType, hashtag }: FeedSource, cursor: PostId | null, signal: AbortSignal): Promise<Post[]> {
  const page = { limit: PAGE_SIZE, afterPostId: cursor ?? undefined };
  if (hashtag !== null) return fetchHashtagPosts(client, { ...page, hashtag }, { signal });
  return fetchNewsFeed(client, { ...page, postType: postType ?? undefined }, { signal });
}

/**
 * The provider tells no total, and a page can be short without being the last, because it filters after it has counted. So the
 * feed ends with a page that brings nothing new: an empty one, or one that only repeats pinned posts.
 */
export function nextCursor(pages: readonly Post[][]): PostId | null {
  const lastPage = pages.at(-1) ?? [];
  const known = new Set(pages.slice(0, -1).flatMap((page) => page.map(({ id }) => id)));
  return lastPage.some(({ id }) => !known.has(id)) ? (lastPage.at(-1)?.id ?? null) : null;
}

/** Pinned and boosted posts come again on later pages; each is shown once, where it came first, as it was told last. */
export function uniquePosts({ pages }: InfiniteData<Post[], unknown>): Post[] {
  return [...new Map(pages.flat().map((post) => [post.id, post])).values()];
}
