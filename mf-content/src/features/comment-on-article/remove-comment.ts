import type { BlogCommentId } from '@social/api';
import { deleteBlogComment } from '@social/api/blogs/delete-blog-comment';
import { failureMessage } from '@social/api/failure-message';
import { refusalMessage } from '@social/api/refusal-message';
import { apiClient, createHiddenIds } from '@social/session';
import { offerUndo } from '@social/ui';
import { flushSync } from 'react-dom';

/** Comments that their author has deleted, for good or not yet. */
export const leftOutComments = createHiddenIds<BlogCommentId>();

/** The element of a comment: focus goes there when the button that had it is gone. */
export function rowIdOf(id: BlogCommentId): string {
  return `article-comment-${id}`;
}

/** Takes a comment of one's own away at once, with Undo. Rejects only on a bug. */
export function removeComment(id: BlogCommentId): Promise<void> {
  const row = document.getElementById(rowIdOf(id));
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section');
  // Focus must not fall out of the page with the button that was pressed.
  flushSync(() => leftOutComments.hide(id));
  focus(neighbour);
  return offerUndo({
    said: 'Your comment was deleted',
    undo: () => {
      flushSync(() => leftOutComments.restore(id));
      focus(document.getElementById(rowIdOf(id)));
    },
    carryOut: () => deleteBlogComment(apiClient, id),
    refusedMessage: refusalMessage((error) => `Your comment could not be deleted. It is still there. ${failureMessage(error)}`),
  });
}

function focus(row: Element | null | undefined): void {
  if (row instanceof HTMLElement) row.focus({ preventScroll: true });
}
