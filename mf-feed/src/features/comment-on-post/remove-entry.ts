import { refusalMessage } from '@social/api/refusal-message';
import { t } from '@social/texts';
import { offerUndo } from '@social/ui';
import type { PostId } from '@social/api';
import { deleteComment } from '@social/api/comments/delete-comment';
import { failureMessage } from '@social/api/failure-message';
import { createHiddenIds, getPageStore } from '@social/data';
import { apiClient, memberScope } from '@social/session';
import { flushSync } from 'react-dom';
import { countComment } from '../../lib/post-changes';
import { focusRow, toEntryKey, toRowId, type Entry, type EntryKey } from './entry';

/** Comments and replies that the member deleted, including those whose Undo is still offered. */
export const hiddenEntries = getPageStore('deleted comments', () => createHiddenIds<EntryKey>(memberScope));

const deletionTexts = {
  comment: { deleted: t('Your comment was deleted'), notDeleted: t('Your comment could not be deleted. It is still there.') },
  reply: { deleted: t('Your reply was deleted'), notDeleted: t('Your reply could not be deleted. It is still there.') },
};

/** Removes one's own entry at once, with Undo. Rejects only on a bug. */
export function removeEntry(entry: Entry, postId: PostId): Promise<void> {
  const row = document.getElementById(toRowId(entry));
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('section');
  // Synchronously, so that the focus moves on before the pressed button disappears.
  flushSync(() => hiddenEntries.hide(toEntryKey(entry)));
  focusRow(neighbour);
  count(-1);

  function count(by: 1 | -1): void {
    if (entry.kind === 'comment') countComment(postId, by);
  }

  const texts = deletionTexts[entry.kind];
  return offerUndo({
    message: texts.deleted,
    undo: () => {
      flushSync(() => hiddenEntries.restore(toEntryKey(entry)));
      focusRow(document.getElementById(toRowId(entry)));
      count(1);
    },
    commit: () => deleteComment(apiClient, entry),
    refusedMessage: refusalMessage((error) => `${texts.notDeleted} ${failureMessage(error)}`),
  });
}
