import { parseId, type CommentId } from '@social/api';
import type { Comment, CommentReference } from '@social/api/comments/comment';

/** A comment or a reply. */
export type Entry = Comment;

/** Names an entry across both kinds, which the provider may number apart: `reply-12`. */
export type EntryKey = `${Entry['kind']}-${CommentId}`;

export function keyOf({ kind, id }: CommentReference): EntryKey {
  return `${kind}-${id}`;
}

export function referenceOf(key: EntryKey): CommentReference {
  const kind = key.startsWith('reply') ? 'reply' : 'comment';
  const id = parseId<CommentId>(key.slice(kind.length + 1));
  if (id === null) throw new Error(`${key} names no comment`);
  return { kind, id };
}
