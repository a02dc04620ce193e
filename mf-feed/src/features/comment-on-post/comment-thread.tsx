import type { PostId } from '@social/api';
import { createComment } from '@social/api/comments/create-comment';
import { apiClient, useSession } from '@social/session';
import { styled } from '@social/ui';
import { useState } from 'react';
import { CommentBox } from './comment-box';
import { EntryAction } from './entry-action';
import type { Entry } from './entry';
import { authorName } from './entry-view';
import { EntryItem } from './entry-item';
import { editedEntry } from './edited-entry';
import { entryUrl, type SoughtEntry } from './entry-link';
import { Replies } from './replies';
import { useThreadChange } from './use-thread';

export type CommentThreadProps = { comment: Entry; postId: PostId; allowsComments: boolean; sought: SoughtEntry | null };

/** A comment with its replies, and a box to reply in. */
export function CommentThread({ comment, postId, allowsComments, sought }: CommentThreadProps) {
  const userId = useSession((session) => session.userId);
  const soughtReplyId = sought?.commentId === comment.id ? sought.replyId : null;
  const [isReplying, setReplying] = useState(false);
  const [showsReplies, setShowsReplies] = useState(soughtReplyId !== null);
  const comments = useThreadChange({ userId, place: { postId } });
  const replies = useThreadChange({ userId, place: { commentId: comment.id } });

  async function reply(text: string, picture: File | null): Promise<void> {
    replies.addLast(await createComment(apiClient, { commentId: comment.id }, text, { image: picture ?? undefined }));
    comments.replace(comment.id, (entry) => ({ ...entry, replyCount: entry.replyCount + 1 }));
    setReplying(false);
    setShowsReplies(true);
  }

  return (
    <EntryItem
      entry={comment}
      url={entryUrl(postId, comment, comment.id)}
      isSought={sought?.commentId === comment.id && soughtReplyId === null}
      postId={postId}
      onEdited={(text) => comments.replace(comment.id, (entry) => editedEntry(entry, text))}
      {...(allowsComments && { onReply: () => setReplying(!isReplying) })}
    >
      {comment.replyCount > 0 && (
        <EntryAction color="primary" aria-expanded={showsReplies} onClick={() => setShowsReplies(!showsReplies)}>
          {showsReplies ? 'Hide replies' : `Show ${comment.replyCount} ${comment.replyCount === 1 ? 'reply' : 'replies'}`}
        </EntryAction>
      )}
      <Below>
        {showsReplies && <Replies comment={comment} postId={postId} soughtId={soughtReplyId} />}
        {isReplying && (
          <>
            <Whom dir="auto">Replying to {authorName(comment)}</Whom>
            <CommentBox
              label={`Replying to ${authorName(comment)}`}
              placeholder="Write a reply"
              draftName={`reply_${comment.id}`}
              sendLabel="Reply"
              failedWords="Your reply was not posted. It is kept here."
              isFocused
              takesPicture
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

const Whom = styled('span')(({ theme }) => ({ ...theme.typography.caption, color: theme.vars.palette.text.secondary }));
