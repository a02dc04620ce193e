import type { BlogCommentId } from '@social/api';
import { deleteBlogComment } from '@social/api/blogs/delete-blog-comment';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { createHiddenIds, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';
import { removeComment } from '@social/ui/comments/remove-comment';

/** Comments that the member deleted, including those whose Undo is still offered. */
export const hiddenComments = getPageStore('deleted article comments', () => createHiddenIds<BlogCommentId>(memberScope));

/** The id of a comment's element. */
export function toArticleCommentRowId(id: BlogCommentId): string {
  return `article-comment-${id}`;
}

/** Removes the member's own comment at once, with Undo. Rejects only on a bug. */
export function removeArticleComment(id: BlogCommentId): Promise<void> {
  return removeComment({
    rowId: toArticleCommentRowId(id),
    hide: () => hiddenComments.hide(id),
    restore: () => hiddenComments.restore(id),
    message: t('Your comment was deleted'),
    commit: () => deleteBlogComment(apiClient, id),
    refusedMessage: refusalMessage((error) =>
      t('Your comment could not be deleted. It is still there. {failureMessage}', { failureMessage: failureMessage(error) }),
    ),
  });
}
