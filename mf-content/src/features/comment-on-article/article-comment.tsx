import type { BlogComment } from '@social/api/blogs/blog-comment';
import { refusalMessage } from '@social/api/refusal-message';
import { findAppRoute } from '@social/api/site/find-app-route';
import { useOptimisticValue } from '@social/data';
import { usePageSettings } from '@social/session';
import { t } from '@social/texts';
import { notifyIfRefused } from '@social/ui';
import { CommentAction } from '@social/ui/comments/comment-action';
import { CommentLikeButton } from '@social/ui/comments/comment-like-button';
import { CommentRow, type CommentRowProps } from '@social/ui/comments/comment-row';
import { commentLikes } from './comment-likes';
import { removeArticleComment, toArticleCommentRowId } from './remove-article-comment';

export type ArticleCommentProps = Pick<CommentRowProps, 'kind' | 'replies' | 'children'> & { comment: BlogComment; onReply?: () => void };

/** Shows a comment or reply with its actions. Only its author can delete it. */
export function ArticleComment({ comment, kind, onReply, ...row }: ArticleCommentProps) {
  const { mediaBaseUrl, ...settings } = usePageSettings();
  const { value: isLiked, set, adjust } = useOptimisticValue(commentLikes, comment.id, comment.isLiked ?? undefined, comment.readAt);

  return (
    <CommentRow
      {...row}
      kind={kind}
      comment={comment}
      rowId={toArticleCommentRowId(comment.id)}
      settings={settings}
      findRoute={(href) => findAppRoute(href, mediaBaseUrl)}
      actions={
        <>
          <CommentLikeButton
            kind={kind}
            isOn={isLiked}
            count={adjust(comment.likeCount)}
            locale={settings.locale}
            onChange={(isOn, refusedText) => void notifyIfRefused(set(isOn), refusalMessage(refusedText))}
          />
          {onReply && <CommentAction onClick={onReply}>{t('Reply')}</CommentAction>}
          {comment.isMine && <CommentAction onClick={() => void removeArticleComment(comment.id)}>{t('Delete')}</CommentAction>}
        </>
      }
    />
  );
}
