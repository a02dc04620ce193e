import { getUnreadableCount, withItems } from '@social/api/unreadable-items';
import { fetchNewsFeed } from '@social/api/posts/fetch-news-feed';
import type { ListState } from '@social/data/lists/list-state';
import { apiClient, useSession } from '@social/session';
import { useLocation } from '@social/ui/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toEntry, type PostEntry } from '../../lib/post-entry';
import { rankPosts } from './rank-posts';

/** The posts that are compared: as many as the provider sends at once. It has no call for popular ones. */
const COMPARED_COUNT = 50;
const SHOWN_COUNT = 10;

/** Fetches the most popular of the latest posts. A new visit fetches them again; Back finds them as they were. */
export function usePopularPosts(): ListState<PostEntry> {
  const userId = useSession((session) => session.userId);
  // The history entry of the first render: opening a picture adds further ones.
  const { key } = useLocation();
  const [visit] = useState(key);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['popular-posts', userId, visit],
    queryFn: async ({ signal }) => {
      const posts = await fetchNewsFeed(apiClient, { limit: COMPARED_COUNT }, { signal });
      const ranked = rankPosts(posts, userId, SHOWN_COUNT);
      return withItems(
        posts,
        ranked.map((post) => toEntry(post, null)),
      );
    },
    staleTime: Infinity,
  });

  if (!data) return error && !isFetching ? { kind: 'failed', error, retry: () => void refetch() } : { kind: 'loading' };
  if (data.length === 0) return { kind: 'empty' };
  return { kind: 'ready', items: data, unreadableCount: getUnreadableCount(data), end: { kind: 'reached' } };
}
