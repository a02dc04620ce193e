import type { BlogId } from '@social/api';
import type { BlogComment } from '@social/api/blogs/blog-comment';
import { useCommentUpdates } from '@social/data/comments/use-comment-updates';
import { useReplies } from '@social/data/comments/use-replies';
import { useSession } from '@social/session';
import { t } from '@social/texts';
import { CommentNote } from '@social/ui/comments/comment-list';
import { getAuthorName } from '@social/ui/comments/comment-row';
import { ArticleComment } from './article-comment';
import { ArticleCommentBox, OutgoingComments } from './article-comment-box';
import { getArticleCommentOutbox } from './article-comment-outbox';
import { PagedComments } from './paged-comments';
import { articleCommentsKey } from './article-comments-query';

/** Shows a comment with its replies and a box to reply. */
export function ArticleCommentThread({ comment, blogId }: { comment: BlogComment; blogId: BlogId }) {
  const userId = useSession((session) => session.userId);
  const { isReplying, toggleReplying, areShown, toggleShown, send } = useReplies({
    outbox: userId && getArticleCommentOutbox(userId),
    subjectId: blogId,
    comment,
    comments: useCommentUpdates<BlogComment>(articleCommentsKey(userId, { blogId })),
    replies: useCommentUpdates<BlogComment>(articleCommentsKey(userId, { commentId: comment.id })),
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
        <ArticleCommentBox
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
