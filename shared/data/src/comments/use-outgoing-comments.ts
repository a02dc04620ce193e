import type { Id } from '@social/api';
import { useOutboxItems, type OutboxItem } from '@social/data';
import type { CommentOutbox, NewComment } from './comment-outbox';

/** Returns the comments of a thread that the provider has not accepted yet. `commentId` is null for those on the subject itself. */
export function useOutgoingComments<SubjectId extends Id<string>, CommentId extends Id<string>>(
  outbox: Pick<CommentOutbox<SubjectId, CommentId, unknown>, 'subscribe' | 'getItems'> | null,
  thread: { subjectId: SubjectId; commentId: CommentId | null },
): readonly OutboxItem<NewComment<SubjectId, CommentId>>[] {
  const { subjectId, commentId } = thread;
  return useOutboxItems(outbox).filter(({ payload }) => payload.subjectId === subjectId && payload.commentId === commentId);
}
