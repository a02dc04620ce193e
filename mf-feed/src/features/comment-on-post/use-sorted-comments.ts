import type { ListState } from '@social/data/lists/list-state';
import { t } from '@social/texts';
import { useEffect } from 'react';
import type { Entry } from './entry';

export const commentOrders = { newest: t('Newest first'), oldest: t('Oldest first'), liked: t('Most liked first') } as const;
export type CommentOrder = keyof typeof commentOrders;

/** Maximum number of comments that are loaded to sort them. The provider sends the newest first, so another order needs all of them. */
const MAX_LOADED = 500;

/** Returns the comments in an order, and loads those that it needs for that. */
export function useSortedComments(thread: ListState<Entry>, order: CommentOrder): ListState<Entry> {
  const isReady = thread.kind === 'ready';
  const load = isReady && order !== 'newest' && thread.end.kind === 'more' && thread.items.length < MAX_LOADED ? thread.end.load : null;

  useEffect(() => load?.());

  return isReady ? { ...thread, items: sortEntries(thread.items, order) } : thread;
}

function sortEntries(entries: readonly Entry[], order: CommentOrder): readonly Entry[] {
  switch (order) {
    case 'newest':
      return entries;
    case 'oldest':
      return entries.toReversed();
    case 'liked':
      return entries.toSorted((one, other) => other.likeCount - one.likeCount);
  }
}
