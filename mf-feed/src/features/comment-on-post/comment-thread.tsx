import type { PostId } from '@social/api';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { useCommentUpdates } from '@social/data/comments/use-comment-updates';
import { useOutgoingComments } from '@social/data/comments/use-outgoing-comments';
import { useReplies } from '@social/data/comments/use-replies';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { styled } from '@social/ui';
import { getAuthorName } from '@social/ui/comments/comment-row';
import { CommentBox } from './comment-box';
import { getCommentOutbox } from './comment-outbox';
import type { Entry } from './entry';
import { EntryItem } from './entry-item';
import { withEditedText } from './with-edited-text';
import { entryUrl, type LinkedEntry } from './entry-link';
import { Replies } from './replies';
import { postCommentsKey } from './post-comments-query';

export type CommentThreadProps = { comment: Entry; postId: PostId; allowsComments: boolean; linked: LinkedEntry | null };

/** Shows a comment with its replies and a box to reply. */
export function CommentThread({ comment, postId, allowsComments, linked }: CommentThreadProps) {
  const userId = useSession((session) => session.userId);
  const draftName = `reply_${comment.id}`;
  const draft = useTextDraft(userId, draftName);
  const linkedReplyId = linked?.commentId === comment.id ? linked.replyId : null;
  const outbox = userId && getCommentOutbox(userId);
  const thread = { subjectId: postId, commentId: comment.id };
  const hasOutgoing = useOutgoingComments(outbox, thread).length > 0;
  const comments = useCommentUpdates<Entry>(postCommentsKey({ userId, target: { postId } }));
  const { isReplying, toggleReplying, areShown, toggleShown, send } = useReplies({
    ...{ outbox, comment, comments, subjectId: postId },
    replies: useCommentUpdates<Entry>(postCommentsKey({ userId, target: { commentId: comment.id } })),
    areShownFirst: linkedReplyId !== null,
  });

  return (
    <EntryItem
      entry={comment}
      url={entryUrl(postId, comment, comment.id)}
      isLinked={linked?.commentId === comment.id && linkedReplyId === null}
      postId={postId}
      onEdited={(text) => comments.replace(comment.id, (entry) => withEditedText(entry, text))}
      replies={{ count: comment.replyCount, areShown, onToggle: toggleShown }}
      {...(allowsComments && { onReply: toggleReplying })}
    >
      {areShown && <Replies comment={comment} postId={postId} linkedId={linkedReplyId} />}
      {(isReplying || hasOutgoing) && (
        <>
          <ReplyingTo dir="auto">{t('Replying to {authorName}', { authorName: getAuthorName(comment) })}</ReplyingTo>
          <CommentBox
            label={t('Replying to {authorName}', { authorName: getAuthorName(comment) })}
            placeholder={t('Write a reply')}
            draft={draft}
            draftName={draftName}
            sendLabel={t('Reply')}
            failedMessage={t('Your reply was not posted. It is kept here.')}
            // A newly mounted box takes the focus.
            key={isReplying ? 'replying' : 'outgoing'}
            isFocused={isReplying}
            canHavePicture
            thread={userId && { userId, ...thread }}
            send={send}
          />
        </>
      )}
    </EntryItem>
  );
}

const ReplyingTo = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
