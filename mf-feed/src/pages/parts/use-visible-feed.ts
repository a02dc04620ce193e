import type { PostId } from '@social/api';
import type { ListState } from '@social/data/lists/list-state';
import { useMemo } from 'react';
import type { PostEntry } from '../../lib/post-entry';

/** Filters hidden posts out of a feed. The list is memoized, because thousands of posts depend on its identity. */
export function useVisibleFeed(feed: ListState<PostEntry>, hiddenIds: ReadonlySet<PostId>): ListState<PostEntry> {
  const entries = feed.kind === 'ready' ? feed.items : null;
  const shown = useMemo(
    () => (hiddenIds.size === 0 ? entries : (entries?.filter(({ id }) => !hiddenIds.has(id)) ?? null)),
    [entries, hiddenIds],
  );
  return feed.kind === 'ready' && shown ? { ...feed, items: shown } : feed;
}
