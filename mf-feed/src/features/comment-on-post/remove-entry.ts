import { refusalMessage } from '@social/api/refusal-message';
import { offerUndo } from '@social/ui';
import type { PostId } from '@social/api';
import { deleteComment } from '@social/api/comments/delete-comment';
import { failureMessage } from '@social/api/failure-message';
import { createHiddenIds, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { flushSync } from 'react-dom';
import { countComment } from '../../lib/post-changes';
import { focusRow, keyOf, rowIdOf, type Entry, type EntryKey } from './entry';

/** Comments and replies that their author has deleted, for good or not yet. */
export const leftOutEntries = getPageStore('deleted comments', () => createHiddenIds<EntryKey>(memberScope));

/** Takes an entry of one's own away at once, with Undo. Rejects only on a bug. */
export function removeEntry(entry: Entry, postId: PostId): Promise<void> {
  const row = document.getElementById(rowIdOf(entry));
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section');
  // Focus must not fall out of the page with the button that was pressed.
  flushSync(() => leftOutEntries.hide(keyOf(entry)));
  focusRow(neighbour);
  count(-1);

  function count(by: 1 | -1): void {
    if (entry.kind === 'comment') countComment(postId, by);
  }

  return offerUndo({
    message: `Your ${entry.kind} was deleted`,
    undo: () => {
      flushSync(() => leftOutEntries.restore(keyOf(entry)));
      focusRow(document.getElementById(rowIdOf(entry)));
      count(1);
    },
    commit: () => deleteComment(apiClient, entry),
    refusedMessage: refusalMessage((error) => `Your ${entry.kind} could not be deleted. It is still there. ${failureMessage(error)}`),
  });
}
