import type { PostId } from '@social/api';
import { updateListThroughReads } from '@social/data/lists/update-list-through-reads';
import { useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { addNewest } from './add-newest';
import { feedKey, feedQuery, fetchFeedPage, PAGE_SIZE, type FeedSource } from './feed-query';
import { newerPosts, type NewerPosts } from './newer-posts';
import { toEntry, type PostEntry } from '../../lib/post-entry';

/** The interval of requests while the page is visible. On return to the page, an answer half as old is refetched. */
const ASK_EVERY_MS = 60_000;

/** Polls for posts that are newer than the shown ones. They are shown on the reader's request only. */
export function useNewerPosts(source: FeedSource, shown: readonly PostEntry[], hiddenIds: ReadonlySet<PostId>) {
  const queries = useQueryClient();
  const { data: newest, refetch } = useQuery({
    queryKey: ['newer-posts', ...feedKey(source)],
    queryFn: ({ signal }) => fetchFeedPage(source, null, signal),
    initialData: () => shown.slice(0, PAGE_SIZE).flatMap(({ post }) => post ?? []),
    initialDataUpdatedAt: () => shown[0]?.post?.readAt ?? 0,
    staleTime: ASK_EVERY_MS / 2,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const newer: NewerPosts = newerPosts(newest, shown, hiddenIds);

  /** Adds them at the top. When there are more than a page of them, the list starts again with that page. */
  function show(): void {
    const entries = newer.posts.map((post) => toEntry(post, null));
    updateListThroughReads<InfiniteData<PostEntry[], PostId | null>>(queries, feedQuery(source).queryKey, (feed) =>
      newer.hasGap ? { pages: [entries], pageParams: [null] } : addNewest(feed, entries),
    );
  }

  return { newer, show, ask: () => void refetch() };
}
