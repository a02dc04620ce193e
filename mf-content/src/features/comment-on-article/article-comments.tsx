import type { BlogId } from '@social/api';
import { toListState } from '@social/data/lists/list-state';
import { sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Card, styled, Typography } from '@social/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CommentBox } from './comment-box';
import { CommentList } from './comment-list';
import { getCommentOutbox } from './comment-outbox';
import { CommentThread } from './comment-thread';
import { OutgoingComments } from './outgoing-comments';
import { threadQuery, useThreadUpdates } from './thread-query';

/** Shows an article's comments, newest first, with a box to write one. */
export function ArticleComments({ blogId }: { blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const titleId = useId();
  const state = toListState(useInfiniteQuery(threadQuery(userId, { blogId })));
  const { addFirst } = useThreadUpdates(userId, { blogId });

  const outbox = userId && getCommentOutbox(userId);
  useSentItems(outbox, ({ payload }, comment) => {
    if (payload.blogId === blogId && payload.commentId === null) addFirst(comment);
  });

  return (
    <Frame component="section" tabIndex={-1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('Comments')}
      </Typography>
      <CommentBox
        label={t('Write a comment')}
        draftName={`article_comment_${blogId}`}
        sendLabel={t('Send')}
        send={async (text) => outbox && sendOrTakeBack(outbox, { blogId, commentId: null, text }, [])}
      />
      {userId && <OutgoingComments userId={userId} blogId={blogId} commentId={null} />}
      <CommentList
        state={state}
        noun="comments"
        renderEntry={(entry) => <CommentThread key={entry.id} comment={entry} blogId={blogId} />}
      />
    </Frame>
  );
}

const Frame = styled(Card)<{ component: 'section' }>(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5, 2),
  '&:focus:not(:focus-visible)': { outline: 'none' },
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3, 5) },
}));
