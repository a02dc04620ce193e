import type { PostId } from '@social/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { feedKey, feedQuery, fetchPage, PAGE_SIZE, type FeedSource } from './feed-query';
import { newerPosts, type NewerPosts } from './newer-posts';
import { toEntry, type PostEntry } from '../../lib/post-entry';

/** How often one asks while the page is looked at, in milliseconds. A page that is returned to asks when its last answer is half as old. */
const ASK_EVERY_MS = 60_000;

/** Posts that came after the first of those that are shown. They are shown when the reader wants them, never by themselves. */
export function useNewerPosts(source: FeedSource, shown: readonly PostEntry[], leftOut: ReadonlySet<PostId>) {
  const queries = useQueryClient();
  const { data: newest, refetch } = useQuery({
    queryKey: ['newest', ...feedKey(source)],
    queryFn: ({ signal }) => fetchPage(source, null, signal),
    initialData: () => shown.slice(0, PAGE_SIZE).flatMap(({ post }) => post ?? []),
    initialDataUpdatedAt: () => shown[0]?.post?.readAt ?? 0,
    staleTime: ASK_EVERY_MS / 2,
    refetchInterval: ASK_EVERY_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const newer: NewerPosts = newerPosts(newest, shown, leftOut);

  /** Puts them on top. Where more have come than one page holds, the list begins anew with that page. */
  function show(): void {
    queries.setQueryData(feedQuery(source).queryKey, (feed) => {
      if (!feed) return feed;
      const entries = newer.posts.map((post) => toEntry(post, null));
      if (newer.hasGap) return { pages: [entries], pageParams: [null] };
      const [first = [], ...others] = feed.pages;
      return { ...feed, pages: [[...entries, ...first], ...others] };
    });
  }

  return { newer, show, ask: () => void refetch() };
}
