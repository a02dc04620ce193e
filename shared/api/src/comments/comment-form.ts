import type { FormFields } from '@social/api';
import type { CommentReference } from './comment';

/** The provider has a call and a field of its own for replies: `edit` and `comment_id`, `edit_reply` and `reply_id`. */
export function commentForm({ kind, id }: CommentReference, type: 'edit' | 'delete'): FormFields {
  return kind === 'reply' ? { type: `${type}_reply`, reply_id: id } : { type, comment_id: id };
}
