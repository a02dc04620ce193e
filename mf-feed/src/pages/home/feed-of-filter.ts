import type { PostFilter } from '../../features/filter-posts/post-filters';
import type { FeedOf } from '../../lib/feed-of';

/** The list that a filter asks for. */
export function feedOfFilter({ postType, hashtag }: PostFilter): FeedOf {
  return hashtag === null ? { kind: 'news', postType } : { kind: 'hashtag', hashtag };
}
