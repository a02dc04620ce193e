import type { CommentId, PersonId, PostId } from '@social/api';
import { useOutboxItems } from '@social/data';
import { OutgoingItems } from '@social/ui';
import { shortFileName } from '../../lib/file-name';
import { getCommentOutbox } from './comment-outbox';

export type OutgoingEntriesProps = { userId: PersonId; postId: PostId; commentId: CommentId | null };

/** Lists the comments of a thread that wait for a connection, or failed when they were sent by themselves. */
export function OutgoingEntries({ userId, postId, commentId }: OutgoingEntriesProps) {
  const outbox = getCommentOutbox(userId);
  const items = useOutboxItems(outbox)
    .filter(({ payload }) => payload.postId === postId && payload.commentId === commentId)
    .map((item) => ({ ...item, text: item.payload.text || item.files.map(({ name }) => shortFileName(name)).join(', ') }));

  return <OutgoingItems items={items} onRetry={outbox.retry} onDelete={outbox.remove} />;
}
