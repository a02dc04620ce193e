import type { BlogCommentId, BlogId, PersonId } from '@social/api';
import { useOutboxItems } from '@social/data';
import { OutgoingItems } from '@social/ui';
import { getCommentOutbox } from './comment-outbox';

export type OutgoingCommentsProps = { userId: PersonId; blogId: BlogId; commentId: BlogCommentId | null };

/** Lists the comments of a thread that wait for a connection, or failed when they were sent by themselves. */
export function OutgoingComments({ userId, blogId, commentId }: OutgoingCommentsProps) {
  const outbox = getCommentOutbox(userId);
  const items = useOutboxItems(outbox)
    .filter(({ payload }) => payload.blogId === blogId && payload.commentId === commentId)
    .map((item) => ({ ...item, text: item.payload.text }));

  return <OutgoingItems items={items} onRetry={outbox.retry} onDelete={outbox.remove} />;
}
