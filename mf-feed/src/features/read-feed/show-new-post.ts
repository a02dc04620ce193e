import type { Post } from '@social/api/posts/post';
import type { QueryClient } from '@tanstack/react-query';
import { feedQuery, type FeedSource } from './feed-query';
import { toEntry } from '../../lib/post-entry';

/** Puts a post of the reader's own on top of a feed; a post that nobody has seen yet makes the feed ask again. */
export function showNewPost(queries: QueryClient, source: FeedSource, post: Post | null): void {
  const { queryKey } = feedQuery(source);
  if (!post) {
    void queries.invalidateQueries({ queryKey });
    return;
  }
  queries.setQueryData(queryKey, (feed) => {
    if (!feed) return feed;
    const [newest = [], ...older] = feed.pages;
    return { ...feed, pages: [[toEntry(post, null), ...newest], ...older] };
  });
}
