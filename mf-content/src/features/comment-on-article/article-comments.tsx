import type { BlogId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { useCommentUpdates } from '@social/data/comments/use-comment-updates';
import { sendOrTakeBack } from '@social/data/outbox/send-or-take-back';
import { useSentItems } from '@social/data/outbox/use-sent-items';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { Card, styled, Typography } from '@social/ui';
import { CommentNote } from '@social/ui/comments/comment-list';
import { useId } from 'react';
import { ArticleCommentBox, OutgoingComments } from './article-comment-box';
import { getArticleCommentOutbox } from './article-comment-outbox';
import { ArticleCommentThread } from './article-comment-thread';
import { PagedComments } from './paged-comments';
import { articleCommentsKey } from './article-comments-query';

/** Shows an article's comments, newest first, with a box to write one. */
export function ArticleComments({ blogId }: { blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const titleId = useId();
  const { addFirst } = useCommentUpdates<BlogComment>(articleCommentsKey(userId, { blogId }));

  const outbox = userId && getArticleCommentOutbox(userId);
  useSentItems(outbox, ({ payload }, comment) => {
    if (payload.subjectId === blogId && payload.commentId === null) addFirst(comment);
  });

  return (
    <Frame component="section" tabIndex={-1} aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId}>
        {t('Comments')}
      </Typography>
      <ArticleCommentBox
        label={t('Write a comment')}
        draftName={`article_comment_${blogId}`}
        sendLabel={t('Send')}
        send={async (text) => outbox && sendOrTakeBack(outbox, { subjectId: blogId, commentId: null, text }, [])}
      />
      <OutgoingComments blogId={blogId} commentId={null} />
      <PagedComments
        kind="comment"
        thread={{ blogId }}
        empty={<CommentNote>{t('No comments yet. Write the first one.')}</CommentNote>}
        renderComment={(comment) => <ArticleCommentThread key={comment.id} comment={comment} blogId={blogId} />}
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
