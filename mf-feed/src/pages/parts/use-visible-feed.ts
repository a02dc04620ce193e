import type { PersonId, PostId } from '@social/api';
import type { ListState } from '@social/data/lists/list-state';
import { useMemo } from 'react';
import type { PostEntry } from '../../lib/post-entry';

const nobody: ReadonlySet<PersonId> = new Set();

/** Filters hidden posts, and those of muted authors, out of a feed. The list is memoized, because thousands of posts depend on its identity. */
export function useVisibleFeed(
  feed: ListState<PostEntry>,
  hiddenIds: ReadonlySet<PostId>,
  mutedIds: ReadonlySet<PersonId> = nobody,
): ListState<PostEntry> {
  const entries = feed.kind === 'ready' ? feed.items : null;
  const shown = useMemo(
    () =>
      hiddenIds.size + mutedIds.size === 0
        ? entries
        : (entries?.filter((entry) => !hiddenIds.has(entry.id) && !isBy(entry, mutedIds)) ?? null),
    [entries, hiddenIds, mutedIds],
  );
  return feed.kind === 'ready' && shown ? { ...feed, items: shown } : feed;
}

/** Posts on a page stay: members follow it for itself. */
function isBy({ post }: PostEntry, personIds: ReadonlySet<PersonId>): boolean {
  return post !== null && post.publisher !== null && post.publisherPageId === null && personIds.has(post.publisher.id);
}
