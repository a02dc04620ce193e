import type { FormFields } from '@social/api';
import type { CommentReference } from './comment';

/** Returns the form of a call: `edit` and `comment_id` for comments, `edit_reply` and `reply_id` for replies. */
export function commentForm({ kind, id }: CommentReference, type: 'edit' | 'delete'): FormFields {
  return kind === 'reply' ? { type: `${type}_reply`, reply_id: id } : { type, comment_id: id };
}
