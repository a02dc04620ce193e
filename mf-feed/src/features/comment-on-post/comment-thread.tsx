import type { PostId } from '@social/api';
import type { DraftFile } from '@social/data/drafts/draft-files';
import { sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { useSession } from '@social/session';
import { plural, t } from '@social/texts';
import { styled } from '@social/ui';
import { useState } from 'react';
import { CommentBox } from './comment-box';
import { getCommentOutbox } from './comment-outbox';
import { EntryAction } from './entry-action';
import type { Entry } from './entry';
import { getAuthorName } from './entry-view';
import { EntryItem } from './entry-item';
import { withEditedText } from './with-edited-text';
import { entryUrl, type LinkedEntry } from './entry-link';
import { useOutgoingEntries, type EntryThread } from './outgoing-entries';
import { Replies } from './replies';
import { useThreadUpdates } from './use-thread';

export type CommentThreadProps = { comment: Entry; postId: PostId; allowsComments: boolean; linked: LinkedEntry | null };

/** Shows a comment with its replies and a box to reply. */
export function CommentThread({ comment, postId, allowsComments, linked }: CommentThreadProps) {
  const userId = useSession((session) => session.userId);
  const linkedReplyId = linked?.commentId === comment.id ? linked.replyId : null;
  const thread: EntryThread | null = userId && { userId, postId, commentId: comment.id };
  const hasOutgoing = useOutgoingEntries(thread).length > 0;
  const [isReplying, setReplying] = useState(false);
  const [showsReplies, setShowsReplies] = useState(linkedReplyId !== null);
  const comments = useThreadUpdates({ userId, target: { postId } });
  const replies = useThreadUpdates({ userId, target: { commentId: comment.id } });

  const outbox = userId && getCommentOutbox(userId);
  useSentItems(outbox, ({ payload }, reply) => {
    if (payload.commentId !== comment.id) return;
    replies.addLast(reply);
    comments.replace(comment.id, (entry) => ({ ...entry, replyCount: entry.replyCount + 1 }));
    setShowsReplies(true);
  });

  async function reply(text: string, pictures: readonly DraftFile[]): Promise<void> {
    if (outbox) await sendOrTakeBack(outbox, { postId, commentId: comment.id, text }, pictures);
    setReplying(false);
  }

  return (
    <EntryItem
      entry={comment}
      url={entryUrl(postId, comment, comment.id)}
      isLinked={linked?.commentId === comment.id && linkedReplyId === null}
      postId={postId}
      onEdited={(text) => comments.replace(comment.id, (entry) => withEditedText(entry, text))}
      {...(allowsComments && { onReply: () => setReplying(!isReplying) })}
    >
      {comment.replyCount > 0 && (
        <EntryAction color="primary" aria-expanded={showsReplies} onClick={() => setShowsReplies(!showsReplies)}>
          {showsReplies ? t('Hide replies') : plural(comment.replyCount, { one: 'Show {count} reply', other: 'Show {count} replies' })}
        </EntryAction>
      )}
      <Below>
        {showsReplies && <Replies comment={comment} postId={postId} linkedId={linkedReplyId} />}
        {(isReplying || hasOutgoing) && (
          <>
            <ReplyingTo dir="auto">{t('Replying to {authorName}', { authorName: getAuthorName(comment) })}</ReplyingTo>
            <CommentBox
              label={t('Replying to {authorName}', { authorName: getAuthorName(comment) })}
              placeholder={t('Write a reply')}
              draftName={`reply_${comment.id}`}
              sendLabel={t('Reply')}
              failedMessage={t('Your reply was not posted. It is kept here.')}
              // Mounted anew, it takes the focus.
              key={isReplying ? 'asked for' : 'shown for what is on its way'}
              isFocused={isReplying}
              canHavePicture
              thread={thread}
              send={reply}
            />
          </>
        )}
      </Below>
    </EntryItem>
  );
}

const Below = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  width: '100%',
  '&:not(:empty)': { paddingBlock: theme.spacing(0.5) },
}));

const ReplyingTo = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
