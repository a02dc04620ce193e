import type { Id } from '@social/api';
import { id, idOrNull, object, text } from '@social/api/wire';
import { createPageOutbox, type Outbox, type PageOutboxOptions } from '@social/data';
import { t } from '@social/texts';

/** A comment on a subject (a post, an article), or a reply to one of its comments. */
export type NewComment<SubjectId extends Id<string>, CommentId extends Id<string>> = {
  subjectId: SubjectId;
  commentId: CommentId | null;
  text: string;
};

export type CommentOutbox<SubjectId extends Id<string>, CommentId extends Id<string>, Comment> = Outbox<
  NewComment<SubjectId, CommentId>,
  Comment
>;

/** Returns the function for a member's outbox of comments. Those of one thread are sent in their order. */
export function createCommentOutbox<SubjectId extends Id<string>, CommentId extends Id<string>, Comment>(
  options: Pick<PageOutboxOptions<NewComment<SubjectId, CommentId>, Comment>, 'name' | 'scope' | 'client' | 'send'>,
) {
  return createPageOutbox<NewComment<SubjectId, CommentId>, Comment>({
    ...options,
    payload: object({ subjectId: id<SubjectId>(), commentId: idOrNull<CommentId>(), text }),
    toLane: ({ payload }) => `${payload.subjectId} ${payload.commentId}`,
    // Without an idempotency key a comment cannot be told from another one with the same text.
    recovery: { kind: 'ask', noun: t('comment') },
  });
}
