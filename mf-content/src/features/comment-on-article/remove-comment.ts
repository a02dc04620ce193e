import type { BlogCommentId } from '@social/api';
import { deleteBlogComment } from '@social/api/blogs/delete-blog-comment';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { createHiddenIds, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import { flushSync } from 'react-dom';

/** Comments that the member deleted, including those whose Undo is still offered. */
export const hiddenComments = getPageStore('deleted article comments', () => createHiddenIds<BlogCommentId>(memberScope));

/** The id of a comment's element, which gets the focus when the focused button disappears. */
export function toRowId(id: BlogCommentId): string {
  return `article-comment-${id}`;
}

/** Removes one's own comment at once, with Undo. Rejects only on a bug. */
export function removeComment(id: BlogCommentId): Promise<void> {
  const row = document.getElementById(toRowId(id));
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section');
  // Synchronously, so that the focus moves on before the pressed button disappears.
  flushSync(() => hiddenComments.hide(id));
  focus(neighbour);
  return offerUndo({
    message: t('Your comment was deleted'),
    undo: () => {
      flushSync(() => hiddenComments.restore(id));
      focus(document.getElementById(toRowId(id)));
    },
    commit: () => deleteBlogComment(apiClient, id),
    refusedMessage: refusalMessage((error) =>
      t('Your comment could not be deleted. It is still there. {failureMessage}', { failureMessage: failureMessage(error) }),
    ),
  });
}

function focus(row: Element | null | undefined): void {
  if (row instanceof HTMLElement) row.focus({ preventScroll: true });
}
