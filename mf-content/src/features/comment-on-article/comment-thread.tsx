import type { BlogComment } from '@social/api/blogs/blog-comment';
import type { BlogId } from '@social/api';
import { toListState } from '@social/data/lists/list-state';
import { sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { useSession } from '@social/session';
import { plural, t } from '@social/texts';
import { styled } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentAction } from './comment-action';
import { CommentBox } from './comment-box';
import { getCommentOutbox } from './comment-outbox';
import { getAuthorName, CommentRow } from './comment-row';
import { CommentList } from './comment-list';
import { OutgoingComments } from './outgoing-comments';
import { threadQuery, useThreadUpdates } from './thread-query';

/** Shows a comment with its replies and a box to reply. */
export function CommentThread({ comment, blogId }: { comment: BlogComment; blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const [isReplying, setReplying] = useState(false);
  const [showsReplies, setShowsReplies] = useState(false);
  const comments = useThreadUpdates(userId, { blogId });
  const replies = useThreadUpdates(userId, { commentId: comment.id });

  const outbox = userId && getCommentOutbox(userId);
  useSentItems(outbox, ({ payload }, reply) => {
    if (payload.commentId !== comment.id) return;
    replies.addLast(reply);
    comments.countReply(comment.id);
    setShowsReplies(true);
  });

  async function reply(text: string): Promise<void> {
    if (outbox) await sendOrTakeBack(outbox, { blogId, commentId: comment.id, text }, []);
    setReplying(false);
  }

  return (
    <CommentRow comment={comment} noun="comment" onReply={() => setReplying(!isReplying)}>
      {comment.replyCount > 0 && (
        <CommentAction color="primary" aria-expanded={showsReplies} onClick={() => setShowsReplies(!showsReplies)}>
          {showsReplies ? t('Hide replies') : plural(comment.replyCount, { one: 'Show {count} reply', other: 'Show {count} replies' })}
        </CommentAction>
      )}
      <Below>
        {showsReplies && <Replies comment={comment} />}
        {userId && <OutgoingComments userId={userId} blogId={blogId} commentId={comment.id} />}
        {isReplying && (
          <CommentBox
            label={t('Replying to {authorName}', { authorName: getAuthorName(comment) })}
            draftName={`article_reply_${comment.id}`}
            sendLabel={t('Reply')}
            isFocused
            send={reply}
          />
        )}
      </Below>
    </CommentRow>
  );
}

function Replies({ comment }: { comment: BlogComment }) {
  const userId = useSession((session) => session.userId);
  const state = toListState(useInfiniteQuery(threadQuery(userId, { commentId: comment.id })));
  return <CommentList state={state} noun="replies" renderEntry={(reply) => <CommentRow key={reply.id} comment={reply} noun="reply" />} />;
}

const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  '&:not(:empty)': { paddingBlock: theme.spacing(0.5) },
}));
