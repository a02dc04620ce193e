import type { Post } from '@social/api/posts/post';
import { withItems } from '@social/api/unreadable-items';
import type { QueryClient } from '@tanstack/react-query';
import { feedQuery, type FeedSource } from './feed-query';
import { toEntry } from '../../lib/post-entry';

/** Adds the reader's new post at the top of a feed; refetches the feed when the provider did not return the post. */
export function showNewPost(queries: QueryClient, source: FeedSource, post: Post | null): void {
  const { queryKey } = feedQuery(source);
  if (!post) {
    void queries.invalidateQueries({ queryKey });
    return;
  }
  queries.setQueryData(queryKey, (feed) => {
    if (!feed) return feed;
    const [newest = [], ...older] = feed.pages;
    return { ...feed, pages: [withItems(newest, [toEntry(post, null), ...newest]), ...older] };
  });
}
