import type { Id } from '@social/api';
import type { Upload } from '@social/data';
import { useState } from 'react';
import { sendOrTakeBack } from '../outbox/send-or-take-back';
import { useSentItems } from '../outbox/use-sent-items';

import type { CommentOutbox } from './comment-outbox';
import type { CommentUpdates } from './use-comment-updates';

export type RepliesOptions<SubjectId extends Id<string>, Comment extends { id: Id<string>; replyCount: number }> = {
  outbox: Pick<CommentOutbox<SubjectId, Comment['id'], Comment>, 'send' | 'take' | 'onSent'> | null;
  subjectId: SubjectId;
  comment: Comment;
  comments: CommentUpdates<Comment>;
  replies: CommentUpdates<Comment>;
  areShownFirst?: boolean;
};

/** The replies to a comment: whether they show, whether the member writes one, and sending it. */
export function useReplies<SubjectId extends Id<string>, Comment extends { id: Id<string>; replyCount: number }>(
  options: RepliesOptions<SubjectId, Comment>,
) {
  const { outbox, subjectId, comment, comments, replies, areShownFirst = false } = options;
  const [isReplying, setReplying] = useState(false);
  const [areShown, setShown] = useState(areShownFirst);

  useSentItems(outbox, ({ payload }, reply) => {
    if (payload.commentId !== comment.id) return;
    replies.addLast(reply);
    comments.replace(comment.id, (entry) => ({ ...entry, replyCount: entry.replyCount + 1 }));
    setShown(true);
  });

  return {
    isReplying,
    toggleReplying: (): void => setReplying(!isReplying),
    areShown,
    toggleShown: (): void => setShown(!areShown),
    async send(text: string, uploads: readonly Upload[] = []): Promise<void> {
      if (outbox) await sendOrTakeBack(outbox, { subjectId, commentId: comment.id, text }, uploads);
      setReplying(false);
    },
  };
}
