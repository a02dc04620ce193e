import type { CommentReference } from '@social/api/comments/comment';
import type { ListState } from '@social/data/lists/list-state';
import { useEffect } from 'react';
import { focusRow, rowIdOf, type Entry } from './entry';

export type Seeking = 'nothing' | 'seeking' | 'found' | 'gone';

/** Loads a thread until what a link leads to is there, then goes to it once. */
export function useSeek(thread: ListState<Entry>, sought: CommentReference | null): Seeking {
  const seeking = stateOf(thread, sought);
  const load = seeking === 'seeking' && thread.kind === 'ready' && thread.end.kind === 'more' ? thread.end.load : null;
  const rowId = sought && rowIdOf(sought);

  useEffect(() => load?.(), [load]);

  useEffect(() => {
    if (seeking !== 'found' || rowId === null) return;
    const row = document.getElementById(rowId);
    row?.scrollIntoView({ block: 'center' });
    focusRow(row);
  }, [seeking, rowId]);

  return seeking;
}

function stateOf(thread: ListState<Entry>, sought: CommentReference | null): Seeking {
  if (sought === null || thread.kind === 'failed') return 'nothing';
  if (thread.kind === 'loading') return 'seeking';
  if (thread.kind === 'empty') return 'gone';
  if (thread.items.some(({ id }) => id === sought.id)) return 'found';
  return thread.end.kind === 'reached' ? 'gone' : 'seeking';
}
