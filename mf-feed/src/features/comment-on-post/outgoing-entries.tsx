import type { CommentId, PersonId, PostId } from '@social/api';
import type { OutboxItem } from '@social/data';
import { useOutgoingComments } from '@social/data/comments/use-outgoing-comments';
import { OutgoingItems } from '@social/ui';
import { shortFileName } from '../../lib/file-name';
import { getCommentOutbox, type NewEntry } from './comment-outbox';

/** A post's comments, or the replies to one of them. */
export type CommentThreadRef = { userId: PersonId; subjectId: PostId; commentId: CommentId | null };

export type OutgoingEntriesProps = {
  thread: CommentThreadRef;
  /** Moves an entry that cannot be posted as it is into its box. */
  onEdit?: (item: OutboxItem<NewEntry>) => void;
};

/** Lists the comments of a thread that wait for a connection, or failed when they were sent automatically. */
export function OutgoingEntries({ thread, onEdit }: OutgoingEntriesProps) {
  const outbox = getCommentOutbox(thread.userId);
  const entries = useOutgoingComments(outbox, thread);
  const items = entries.map((item) => ({
    ...item,
    text: item.payload.text || item.files.map(({ name }) => shortFileName(name)).join(', '),
  }));

  function edit(id: string): void {
    const item = entries.find((entry) => entry.id === id);
    if (item) onEdit?.(item);
  }

  return <OutgoingItems items={items} onRetry={outbox.retry} onDelete={outbox.remove} {...(onEdit && { onEdit: edit })} />;
}
