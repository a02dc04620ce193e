import type { CommentId, PersonId, PostId } from '@social/api';
import { useOutboxItems, type OutboxItem } from '@social/data';
import { OutgoingItems } from '@social/ui';
import { shortFileName } from '../../lib/file-name';
import { getCommentOutbox, type NewEntry } from './comment-outbox';

/** A post's comments, or the replies to one of them. */
export type EntryThread = { userId: PersonId; postId: PostId; commentId: CommentId | null };

export type OutgoingEntriesProps = {
  thread: EntryThread;
  /** Moves an entry that cannot be posted as it is into its box. */
  onEdit?: (item: OutboxItem<NewEntry>) => void;
};

/** Returns the entries of a thread that the provider has not accepted yet. */
export function useOutgoingEntries(thread: EntryThread | null): readonly OutboxItem<NewEntry>[] {
  const items = useOutboxItems(thread && getCommentOutbox(thread.userId));
  return items.filter(({ payload }) => payload.postId === thread?.postId && payload.commentId === thread.commentId);
}

/** Lists the comments of a thread that wait for a connection, or failed when they were sent by themselves. */
export function OutgoingEntries({ thread, onEdit }: OutgoingEntriesProps) {
  const outbox = getCommentOutbox(thread.userId);
  const entries = useOutgoingEntries(thread);
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
