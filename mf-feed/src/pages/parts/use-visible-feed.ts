import type { PostId } from '@social/api';
import { useMemo } from 'react';
import type { FeedState } from '../../features/read-feed/use-feed';

/** Filters hidden posts out of a feed. The list is memoized, because thousands of posts depend on its identity. */
export function useVisibleFeed(feed: FeedState, hiddenIds: ReadonlySet<PostId>): FeedState {
  const entries = feed.kind === 'ready' ? feed.entries : null;
  const shown = useMemo(
    () => (hiddenIds.size === 0 ? entries : (entries?.filter(({ id }) => !hiddenIds.has(id)) ?? null)),
    [entries, hiddenIds],
  );
  return feed.kind === 'ready' && shown ? { ...feed, entries: shown } : feed;
}
