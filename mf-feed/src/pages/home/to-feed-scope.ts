import type { PostFilter } from '../../features/filter-posts/post-filters';
import type { FeedScope } from '../../lib/feed-scope';

/** Returns the scope of a filtered feed. */
export function toFeedScope({ postType, hashtag }: PostFilter): FeedScope {
  return hashtag === null ? { kind: 'news', postType } : { kind: 'hashtag', hashtag };
}
