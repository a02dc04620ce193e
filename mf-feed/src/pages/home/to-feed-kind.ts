import type { PostFilter } from '../../features/filter-posts/post-filters';
import type { FeedAuthors, FeedKind } from '../../lib/feed-kind';

/** Returns the scope of a filtered feed. A hashtag is searched among everyone's posts. */
export function toFeedKind({ postType, hashtag }: PostFilter, authors: FeedAuthors): FeedKind {
  return hashtag === null ? { kind: 'news', postType, authors } : { kind: 'hashtag', hashtag };
}
