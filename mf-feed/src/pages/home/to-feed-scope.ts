import type { PostFilter } from '../../features/filter-posts/post-filters';
import type { FeedAuthors, FeedScope } from '../../lib/feed-scope';

/** Returns the scope of a filtered feed. A hashtag is searched among everyone's posts. */
export function toFeedScope({ postType, hashtag }: PostFilter, authors: FeedAuthors): FeedScope {
  return hashtag === null ? { kind: 'news', postType, authors } : { kind: 'hashtag', hashtag };
}
