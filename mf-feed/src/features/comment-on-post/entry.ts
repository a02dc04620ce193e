import { parseId, type CommentId } from '@social/api';
import type { Comment, CommentReference } from '@social/api/comments/comment';

/** A comment or a reply. */
export type Entry = Comment;

/** Names an entry across both kinds, which the provider may number apart: `reply-12`. */
export type EntryKey = `${Entry['kind']}-${CommentId}`;

export function keyOf({ kind, id }: CommentReference): EntryKey {
  return `${kind}-${id}`;
}

/** The element of an entry: focus goes there when the button that had it is gone. */
export function rowIdOf(entry: CommentReference): string {
  return `entry-${keyOf(entry)}`;
}

export function focusRow(row: Element | null | undefined): void {
  if (row instanceof HTMLElement) row.focus({ preventScroll: true });
}

export function referenceOf(key: EntryKey): CommentReference {
  const kind = key.startsWith('reply') ? 'reply' : 'comment';
  const id = parseId<CommentId>(key.slice(kind.length + 1));
  if (id === null) throw new Error(`${key} names no comment`);
  return { kind, id };
}
