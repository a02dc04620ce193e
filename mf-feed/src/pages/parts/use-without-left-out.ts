import type { PostId } from '@social/api';
import { useMemo } from 'react';
import type { FeedState } from '../../features/read-feed/use-feed';

/** A feed without the posts that this member has put away. Its posts are the same list until one of the two changes: thousands hang on it. */
export function useWithoutLeftOut(feed: FeedState, leftOut: ReadonlySet<PostId>): FeedState {
  const entries = feed.kind === 'ready' ? feed.entries : null;
  const shown = useMemo(() => (leftOut.size === 0 ? entries : (entries?.filter(({ id }) => !leftOut.has(id)) ?? null)), [entries, leftOut]);
  return feed.kind === 'ready' && shown ? { ...feed, entries: shown } : feed;
}
