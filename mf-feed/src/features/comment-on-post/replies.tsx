import type { CommentId, PostId } from '@social/api';
import { failureMessage } from '@social/api/failure-message';
import { useCommentUpdates } from '@social/data/comments/use-comment-updates';
import type { ListEnd } from '@social/data/lists/list-state';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { CommentAction } from '@social/ui/comments/comment-action';
import { CommentList, CommentNote } from '@social/ui/comments/comment-list';
import type { Entry } from './entry';
import { EntryItem } from './entry-item';
import { withEditedText } from './with-edited-text';
import { entryUrl } from './entry-link';
import { MissingLinkedEntry } from './missing-linked-entry';
import { postCommentsKey } from './post-comments-query';
import { useScrollToEntry } from './use-scroll-to-entry';
import { usePostComments } from './use-post-comments';

export type RepliesProps = { comment: Entry; postId: PostId; linkedId: CommentId | null };

/** Shows the replies to a comment, oldest first. */
export function Replies({ comment, postId, linkedId }: RepliesProps) {
  const userId = useSession((session) => session.userId);
  const source = { userId, target: { commentId: comment.id }, count: comment.replyCount };
  const thread = usePostComments(source);
  const { replace } = useCommentUpdates<Entry>(postCommentsKey(source));
  const searchState = useScrollToEntry(thread, linkedId && { kind: 'reply', id: linkedId });
  const missing = searchState === 'missing' ? <MissingLinkedEntry kind="reply" /> : null;

  return (
    <CommentList
      kind="reply"
      state={thread}
      empty={missing}
      formatFailure={failureMessage}
      renderComment={(reply) => (
        <EntryItem
          key={reply.id}
          entry={reply}
          postId={postId}
          url={entryUrl(postId, reply, comment.id)}
          isLinked={reply.id === linkedId}
          onEdited={(text) => replace(reply.id, (entry) => withEditedText(entry, text))}
        />
      )}
    >
      {missing}
      {thread.kind === 'ready' && <MoreReplies end={thread.end} />}
    </CommentList>
  );
}

function MoreReplies({ end }: { end: ListEnd }) {
  switch (end.kind) {
    case 'reached':
      return null;
    case 'more':
      return <CommentAction onClick={end.load}>{t('Show more replies')}</CommentAction>;
    case 'loading':
      return <CommentNote>{t('Loading...')}</CommentNote>;
    case 'failed':
      return <CommentAction onClick={end.retry}>{t('More replies could not be loaded. Retry')}</CommentAction>;
  }
}
