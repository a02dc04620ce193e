import type { PostId } from '@social/api';
import type { FeedState } from '../../features/read-feed/use-feed';

/** A feed without the posts that this member has put away. */
export function withoutLeftOut(feed: FeedState, leftOut: ReadonlySet<PostId>): FeedState {
  return feed.kind === 'ready' && leftOut.size > 0 ? { ...feed, posts: feed.posts.filter(({ id }) => !leftOut.has(id)) } : feed;
}
