import { parseId, type CommentId } from '@social/api';
import type { Comment, CommentReference } from '@social/api/comments/comment';

/** A comment or a reply. */
export type Entry = Comment;

/** Identifies an entry across both kinds, whose ids the provider may count separately: `reply-12`. */
export type EntryKey = `${Entry['kind']}-${CommentId}`;

export function toEntryKey({ kind, id }: CommentReference): EntryKey {
  return `${kind}-${id}`;
}

/** The id of an entry's element, which gets the focus when the focused button disappears. */
export function toRowId(entry: CommentReference): string {
  return `entry-${toEntryKey(entry)}`;
}

export function toReference(key: EntryKey): CommentReference {
  const kind = key.startsWith('reply') ? 'reply' : 'comment';
  const id = parseId<CommentId>(key.slice(kind.length + 1));
  if (id === null) throw new Error(`${key} names no comment`);
  return { kind, id };
}
