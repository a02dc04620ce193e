import type { BlogId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { useCommentUpdates } from '@social/data/comments/use-comment-updates';
import { useReplies } from '@social/data/comments/use-replies';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { CommentNote } from '@social/ui/comments/comment-list';
import { getAuthorName } from '@social/ui/comments/comment-row';
import { ArticleComment } from './article-comment';
import { CommentBox, OutgoingComments } from './comment-box';
import { getCommentOutbox } from './comment-outbox';
import { PagedComments } from './paged-comments';
import { threadKey } from './thread-query';

/** Shows a comment with its replies and a box to reply. */
export function CommentThread({ comment, blogId }: { comment: BlogComment; blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const { isReplying, toggleReplying, areShown, toggleShown, send } = useReplies({
    outbox: userId && getCommentOutbox(userId),
    subjectId: blogId,
    comment,
    comments: useCommentUpdates<BlogComment>(threadKey(userId, { blogId })),
    replies: useCommentUpdates<BlogComment>(threadKey(userId, { commentId: comment.id })),
  });

  return (
    <ArticleComment
      comment={comment}
      kind="comment"
      onReply={toggleReplying}
      replies={{ count: comment.replyCount, areShown, onToggle: toggleShown }}
    >
      {areShown && (
        <PagedComments
          kind="reply"
          thread={{ commentId: comment.id }}
          empty={<CommentNote>{t('No replies.')}</CommentNote>}
          renderComment={(reply) => <ArticleComment key={reply.id} comment={reply} kind="reply" />}
        />
      )}
      <OutgoingComments blogId={blogId} commentId={comment.id} />
      {isReplying && (
        <CommentBox
          label={t('Replying to {authorName}', { authorName: getAuthorName(comment) })}
          draftName={`article_reply_${comment.id}`}
          sendLabel={t('Reply')}
          isFocused
          send={send}
        />
      )}
    </ArticleComment>
  );
}
