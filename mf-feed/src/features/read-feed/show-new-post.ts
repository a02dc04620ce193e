import type { Post } from '@social/api/posts/post';
import { readListsAgain } from '@social/data/lists/update-list';
import { updateListThroughReads } from '@social/data/lists/update-list-through-reads';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { toEntry, type PostEntry } from '../../lib/post-entry';
import { addNewest } from './add-newest';
import { feedQuery, type FeedSource } from './feed-query';

/** Adds the reader's new post at the top of a feed; refetches the feed when the provider did not return the post. */
export function showNewPost(queries: QueryClient, source: FeedSource, post: Post | null): void {
  const { queryKey } = feedQuery(source);
  if (!post) return readListsAgain(queries, { queryKey });
  updateListThroughReads<InfiniteData<PostEntry[]>>(queries, queryKey, (feed) => addNewest(feed, [toEntry(post, null)]));
}
