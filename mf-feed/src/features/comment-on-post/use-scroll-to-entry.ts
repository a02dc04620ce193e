import type { CommentReference } from '@social/api/comments/comment';
import type { ListState } from '@social/data/lists/list-state';
import { useEffect } from 'react';
import { focusCommentRow } from '@social/ui/comments/remove-comment';
import { toRowId, type Entry } from './entry';

export type SearchState = 'none' | 'searching' | 'found' | 'missing';

/** Loads a thread until the linked entry is found, then scrolls to it once. */
export function useScrollToEntry(thread: ListState<Entry>, linked: CommentReference | null): SearchState {
  const searchState = findState(thread, linked);
  const load = searchState === 'searching' && thread.kind === 'ready' && thread.end.kind === 'more' ? thread.end.load : null;
  const rowId = linked && toRowId(linked);

  useEffect(() => load?.(), [load]);

  useEffect(() => {
    if (searchState !== 'found' || rowId === null) return;
    const row = document.getElementById(rowId);
    row?.scrollIntoView({ block: 'center' });
    focusCommentRow(row);
  }, [searchState, rowId]);

  return searchState;
}

function findState(thread: ListState<Entry>, linked: CommentReference | null): SearchState {
  if (linked === null || thread.kind === 'failed') return 'none';
  if (thread.kind === 'loading') return 'searching';
  if (thread.kind === 'empty') return 'missing';
  if (thread.items.some(({ id }) => id === linked.id)) return 'found';
  return thread.end.kind === 'reached' ? 'missing' : 'searching';
}
