import type { Post } from '@social/api/posts/post';
import { useCommentUpdates } from '@social/data/comments/use-comment-updates';
import { useTextDraft } from '@social/data/drafts/use-text-draft';
import { sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { styled, useMediaQuery, type Theme } from '@social/ui';
import { CommentNote } from '@social/ui/comments/comment-list';
import { useRef, useState } from 'react';
import { KeyTarget } from '../../lib/key-target';
import { countComment } from '../../lib/post-changes';
import { CommentBox } from './comment-box';
import { getCommentOutbox } from './comment-outbox';
import type { Entry } from './entry';
import { PostComments } from './post-comments';
import { OutgoingEntries, type CommentThreadRef } from './outgoing-entries';
import { CommentsSheet } from './comments-sheet';
import { useDismiss } from './use-dismiss';
import { commentOrders, useSortedComments, type CommentOrder } from './use-sorted-comments';
import { postCommentsKey } from './post-comments-query';
import { usePostComments } from './use-post-comments';

export type CommentsPanelProps = {
  post: Post;
  /** Where the comments are what the page is for, they stand in it on a phone too. */
  isPinned?: boolean;
  onClose: (how: 'outside' | 'escape') => void;
};

/** Shows a post's comments, newest first, with a box to write one: below the post, or over the whole screen of a phone. The draft stays when it closes. */
export function CommentsPanel({ post, isPinned = false, onClose }: CommentsPanelProps) {
  const userId = useSession((session) => session.userId);
  const draftName = `comment_${post.id}`;
  const draft = useTextDraft(userId, draftName);
  const source = { userId, target: { postId: post.id }, count: post.commentCount };
  const [order, setOrder] = useState<CommentOrder>('newest');
  const thread = useSortedComments(usePostComments(source), order);
  const { addFirst } = useCommentUpdates<Entry>(postCommentsKey(source));
  const panel = useRef<HTMLElement>(null);
  const isSheet = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true }) && !isPinned;
  useDismiss(panel, { onOutside: () => onClose('outside'), onEscape: () => onClose('escape') });

  const entryThread: CommentThreadRef | null = userId && { userId, subjectId: post.id, commentId: null };
  const outbox = userId && getCommentOutbox(userId);
  useSentItems(outbox, ({ payload }, entry) => {
    if (payload.subjectId !== post.id || payload.commentId !== null) return;
    addFirst(entry);
    countComment(post.id, 1);
  });

  const comments = (
    <Panel ref={panel} tabIndex={-1} aria-label={t('Comments')} data-is-sheet={isSheet || undefined}>
      {post.allowsComments ? (
        <KeyTarget action="write">
          <CommentBox
            label={t('Write a comment')}
            draft={draft}
            draftName={draftName}
            sendLabel={t('Send')}
            failedMessage={t('Your comment was not posted. It is kept here.')}
            canHavePicture
            thread={entryThread}
            send={async (text, pictures) => outbox && sendOrTakeBack(outbox, { subjectId: post.id, commentId: null, text }, pictures)}
          />
        </KeyTarget>
      ) : (
        <>
          <CommentNote>{t('Comments are turned off for this post.')}</CommentNote>
          {entryThread && <OutgoingEntries thread={entryThread} />}
        </>
      )}
      {thread.kind === 'ready' && thread.items.length > 1 && <OrderChoice order={order} onChange={setOrder} />}
      <PostComments thread={thread} post={post} />
    </Panel>
  );
  return isSheet ? <CommentsSheet onClose={() => onClose('escape')}>{comments}</CommentsSheet> : comments;
}

function OrderChoice({ order, onChange }: { order: CommentOrder; onChange: (order: CommentOrder) => void }) {
  return (
    <Order aria-label={t('Order of comments')} value={order} onChange={({ target }) => onChange(target.value as CommentOrder)}>
      {Object.entries(commentOrders).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Order>
  );
}

const Order = styled('select')(({ theme }) => ({
  ...theme.typography.body2,
  justifySelf: 'end',
  minHeight: 32,
  border: 0,
  borderRadius: 8,
  color: theme.vars.palette.text.secondary,
  background: 'transparent',
  cursor: 'pointer',
  // The list that the browser opens has its own colours.
  '& option': { color: theme.vars.palette.text.primary, background: theme.vars.palette.background.paper },
}));

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1.5),
  padding: theme.spacing(2),
  '&:focus:not(:focus-visible)': { outline: 'none' },
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&[data-is-sheet]': { borderTop: 0, paddingTop: 0 },
}));
