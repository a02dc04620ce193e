import type { CommentReference } from '@social/api/comments/comment';
import { useEffect } from 'react';
import { focusRow, rowIdOf } from './entry';
import type { ThreadState } from './use-thread';

export type Seeking = 'nothing' | 'seeking' | 'found' | 'gone';

/** Loads a thread until what a link leads to is there, then goes to it once. */
export function useSeek(thread: ThreadState, sought: CommentReference | null): Seeking {
  const seeking = stateOf(thread, sought);
  const load = seeking === 'seeking' && thread.kind === 'ready' && thread.more.kind === 'more' ? thread.more.load : null;
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

function stateOf(thread: ThreadState, sought: CommentReference | null): Seeking {
  if (sought === null || thread.kind === 'failed') return 'nothing';
  if (thread.kind === 'loading') return 'seeking';
  if (thread.entries.some(({ id }) => id === sought.id)) return 'found';
  return thread.more.kind === 'none' ? 'gone' : 'seeking';
}
