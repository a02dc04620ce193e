import type { PostId } from '@social/api';
import { useMemo } from 'react';
import type { FeedState } from '../../features/read-feed/use-feed';

/** A feed without the posts that this member has put away. Its posts are the same list until one of the two changes: thousands hang on it. */
export function useWithoutLeftOut(feed: FeedState, leftOut: ReadonlySet<PostId>): FeedState {
  const posts = feed.kind === 'ready' ? feed.posts : null;
  const shown = useMemo(() => (leftOut.size === 0 ? posts : (posts?.filter(({ id }) => !leftOut.has(id)) ?? null)), [posts, leftOut]);
  return feed.kind === 'ready' && shown ? { ...feed, posts: shown } : feed;
}
